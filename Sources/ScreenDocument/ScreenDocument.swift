// The target's design goes here.
