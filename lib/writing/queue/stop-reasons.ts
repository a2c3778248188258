/** Why a run is stopped here: it was cancelled, or another process has it. Nothing is left to be done. */
export const RUN_IS_OVER = new Error('the run is over');

/** Why a run is stopped here: the process stops, and the run is to go on later. */
export const PROCESS_STOPS = new Error('the process stops');
