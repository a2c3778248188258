import type { Proof } from '../../calls/prove.ts';
import type { Context } from './context.ts';
import { type Claim, missingFigures } from './pointers.ts';
import { type Effects, isLine, isTold, tellersOf } from './recheck.ts';

/** Cuts what an "I" claims and nobody told; a title or heading is corrected, and what was not answered is asked again. */
export function cutUntold(
  context: Context,
  claims: readonly Claim[],
  personal: ReadonlySet<number>,
  { told, misleads }: Proof,
  { changes, open }: Effects,
): void {
  const { journal } = context;
  const words = new Map(told.map((each) => [each.number, each.words]));
  const corrected = new Set(misleads.flatMap(({ number, reason }) => (reason === 'unattributed' ? [number] : [])));
  for (const claim of claims) {
    const { number, text } = claim;
    const isAsked = personal.has(number) || words.has(number);
    if (!isAsked || corrected.has(number) || changes.get(number) === '') continue;
    const verdict = isTold(context, words.get(number));
    if (verdict) {
      const isUntold = claim.cited.length === 0 && missingFigures(text, tellersOf(context)).length > 0;
      if (isUntold) journal.change({ before: text, after: text, reason: 'doubted' });
    } else if (verdict === undefined || isLine(claim)) {
      open.push({ claim, ask: verdict === undefined ? 'told' : 'correction' });
    } else {
      changes.set(number, '');
      open.splice(0, open.length, ...open.filter((each) => each.claim.number !== number));
      journal.change({ before: text, after: '', reason: 'unattributed' });
      if (journal.findFate(text)) journal.judge(text, 'removed');
    }
  }
}
