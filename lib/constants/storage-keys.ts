/** Where an unfinished batch is kept in the browser, in the tab's storage and in the site's. */
export const BATCH_RUN_KEY = 'batch-run';
