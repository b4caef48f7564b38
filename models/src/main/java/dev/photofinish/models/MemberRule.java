package dev.photofinish.models;

/** What a file says of the methods that a selector selects. */
record MemberRule(Selector selector, Consequence consequence) {}
