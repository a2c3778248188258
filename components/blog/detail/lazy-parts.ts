import { lazy } from 'react';

/**
 * The parts that only an owner who works on the text needs. Each is loaded before it is shown, so that a lost connection
 * ends in a message and not in a broken page.
 */

/** Fetches the form's script; rejects without a connection. */
export const loadTextEditor = () => import('../editing/text-editor.tsx');
/** The form of the text. */
export const TextEditor = lazy(loadTextEditor);

/** Fetches the history's script; rejects without a connection. */
export const loadHistory = () => import('../editing/history/history-dialog.tsx');
/** The window with the earlier texts. */
export const HistoryDialog = lazy(loadHistory);

/** Fetches the score's script; rejects without a connection. */
export const loadScore = () => import('../score/score-panel.tsx');
/** How the article measures up, beside it. */
export const ScorePanel = lazy(loadScore);
