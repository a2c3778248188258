import { chooseCall } from '../../calls/choose.ts';
import { askIfPossible, type Context } from './context.ts';
import { shownText } from './live.ts';
import type { Draft } from './part.ts';

const shownDraft = ({ title, parts }: Draft) => [
  { heading: title, text: '' },
  ...parts.map(({ heading, text }) => ({ heading, text: shownText(text) })),
];

/** Whether the model would print the second draft rather than the first, in whatever order it reads them. */
async function isBetter(context: Context, first: Draft, second: Draft): Promise<boolean> {
  const shown = [shownDraft(first), shownDraft(second)] as const;
  const [one, other] = await Promise.all([
    askIfPossible(context, chooseCall(context, shown[0], shown[1])),
    askIfPossible(context, chooseCall(context, shown[1], shown[0])),
  ]);
  return one?.print === 'second' && other?.print === 'first';
}

/** The draft to print, and the one that came nearest; a draw keeps the first. */
export async function chooseDraft<D extends Draft>(context: Context, [first, ...others]: readonly [D, ...D[]]) {
  let chosen = first;
  let other: D | undefined;
  for (const next of others) {
    const isNext = await isBetter(context, chosen, next);
    other = isNext ? chosen : (other ?? next);
    if (isNext) chosen = next;
  }
  return { chosen, other };
}
