package com.acme;

class Counter {
	private int hits;

	void hit() {
		hits++; // no lock, and a comment that is much too long for a terminal of ordinary width, so that it has to be cut somewhere
	}
}
