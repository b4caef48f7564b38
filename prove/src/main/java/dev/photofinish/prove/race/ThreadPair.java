package dev.photofinish.prove.race;

import dev.photofinish.prove.points.AbstractThread;

/** Two threads, or two of one abstract thread. */
record ThreadPair(AbstractThread first, AbstractThread second) {}
