/** Why a job is stopped here: it was cancelled, or another process has it. Nothing is left to be done. */
export const JOB_IS_OVER = new Error('the job is over');

/** Why a job is stopped here: the process stops, and the job is to go on later. */
export const PROCESS_STOPS = new Error('the process stops');
