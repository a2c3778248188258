/** Loaded before a server under test: ends it as soon as its parent process is gone. */
process.once('disconnect', () => process.exit());
process.channel?.unref();
