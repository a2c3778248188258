import { BATCH_INTRO_CHARACTERS } from '@/lib/constants/batch-limits';

/** An intro cut to 120 characters (code points) and an ellipsis (spec §2, /batch-results); shorter ones whole. */
export function introPreview(intro: string): string {
  const characters = [...intro];
  if (characters.length <= BATCH_INTRO_CHARACTERS) return intro;
  return `${characters.slice(0, BATCH_INTRO_CHARACTERS).join('').trimEnd()}…`;
}
