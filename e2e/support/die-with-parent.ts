/** Loaded before a server under test: ends it as soon as the process that started it is gone, however that ended. */
process.once('disconnect', () => process.exit());
process.channel?.unref();
