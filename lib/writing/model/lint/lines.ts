import { cleanLine } from '../answer-text/clean-text.ts';
import { hasBrokenCharacters, withoutEmoji, withSingleMarks } from './characters.ts';
import { isGenericHeading, withoutLabel } from './headings.ts';
import { hasPlaceholder } from './placeholders.ts';
import { withoutRawFindings } from './raw-text.ts';

/** A title or heading in form: one plain line without emoji, rows of marks, and words that only name its kind. */
export function cleanHeading(raw: string, topic = ''): string {
  const line = withoutLabel(cleanLine(withoutRawFindings(raw), topic));
  const plain = withSingleMarks(withoutEmoji(line));
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

/** Whether a line can stand above a text: it says something of its own, and nothing in it is missing. */
export function isHeading(line: string): boolean {
  return line !== '' && !isGenericHeading(line) && !hasPlaceholder(line) && !hasBrokenCharacters(line);
}
