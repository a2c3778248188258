/** The panel's id. No heading of an article can have it: those never hold a low line. */
export const SCORE_PANEL_ID = 'score_panel';
