import type { ClaimRows } from './claim-row.ts';
import { CHINESE_ROWS, JAPANESE_ROWS } from './eastern-rows.ts';
import { ITALIAN_ROWS, PORTUGUESE_ROWS, RUSSIAN_ROWS } from './southern-rows.ts';
import { ENGLISH_ROWS, FRENCH_ROWS, GERMAN_ROWS, SPANISH_ROWS } from './western-rows.ts';

/** Claims in all nine languages. */
export const CLAIM_ROWS: readonly ClaimRows[] = [
  ...[ENGLISH_ROWS, GERMAN_ROWS, FRENCH_ROWS, SPANISH_ROWS, ITALIAN_ROWS],
  ...[PORTUGUESE_ROWS, RUSSIAN_ROWS, CHINESE_ROWS, JAPANESE_ROWS],
];
