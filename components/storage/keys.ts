/** Keys of the browser's storage that the script of every page reads too (components/shell/page-script.ts). */

export const THEME_KEY = 'theme';
export const RUNS_KEY = 'live-generations';
export const READY_KEY = 'ready-blogs';
export const OPENED_KEY = 'opened-blogs';
export const OPERATOR_KEY = 'operator';
/** Of the tab. */
export const DRAFT_KEY = 'creation-draft';
