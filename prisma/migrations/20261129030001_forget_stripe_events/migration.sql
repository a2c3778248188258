-- An event only says which subscription to look at: one that comes again is looked at again.
DROP TABLE "stripe_events";
