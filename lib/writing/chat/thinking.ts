import { outsideCode } from '../evidence/citations.ts';

const NAME = '(?:[a-z]+:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad)';

/** What begins and ends a model's thinking: `<think>`, `[THINK]`, `◁think▷`, `<|begin_of_thought|>`, `<|START_THINKING|>`. */
const OPENING = `<${NAME}(?:\\s[^<>]*)?>|\\[${NAME}\\]|◁${NAME}▷|<\\|(?:start_|begin_of_)?${NAME}\\|>`;
const CLOSING = `</${NAME}\\s*>|\\[/${NAME}\\]|◁/${NAME}▷|<\\|(?:/|end_|end_of_)${NAME}\\|>`;

/** The first mark; an article about such marks has them in backticks. */
const FIRST_MARK = new RegExp(`(${OPENING})|(?<!\`)(?:${CLOSING})`, 'i');
const LATER_PAIR = new RegExp(`(?:${OPENING})[\\s\\S]*?(?:${CLOSING})`, 'gi');
const OPENED = new RegExp(`^[^\\S\\n]*(?:${OPENING})[\\s\\S]*$`, 'im');
const CLOSED = new RegExp(CLOSING, 'i');

/** A mark that ends thoughts on a line of its own. */
const CLOSING_LINE = new RegExp(`^[^\\S\\n]*(?:${CLOSING})[^\\S\\n]*$`, 'im');

/** Where a text begins in which such marks may be the subject: its title or first heading. */
const TEXT_START = /^#{1,2} /m;

/** The channels of a harmony answer, with their tokens and where a server has taken these out. */
const CHANNEL = /<\|channel\|>\s*(\w+)[\s\S]{0,100}?<\|message\|>/g;
const FINAL = /assistant\s?final\s?(?=\P{Ll})/gu;
const STRIPPED_CHANNEL = /^(?:assistant)?(?:analysis|commentary)(?=\p{Lu}|["“'*(\d]|\p{Script=Han}|\p{Script=Kana})/u;

/** Tokens of chat templates: `<|im_end|>`. */
const TOKEN = /<\|\w+\|>/g;

/** The end of a growing text that may become a mark. */
const UNSURE =
  /(?:<[/|a-z]*[^<>]{0,40}|\[\/?[a-z:]{0,12}|◁\/?[a-z]{0,12}|^(?:a(?:n(?:a(?:l(?:y(?:s(?:is?)?)?)?)?)?)?))$/i;

function finalChannel(text: string): string | undefined {
  const last = [...text.matchAll(CHANNEL)].at(-1);
  if (!last && !text.includes('<|channel|>')) return undefined;
  return last?.[1] === 'final' ? text.slice(last.index + last[0].length) : '';
}

function strippedFinal(text: string): string | undefined {
  if (!STRIPPED_CHANNEL.test(text)) return undefined;
  const final = [...text.matchAll(FINAL)].at(-1);
  return final ? text.slice(final.index + final[0].length) : '';
}

/** A text behind the thinking that it begins with, which chat templates may have opened. */
function behindThinking(text: string): string {
  let left = text.trimStart();
  for (;;) {
    const start = TEXT_START.exec(left)?.index ?? left.length;
    const first = FIRST_MARK.exec(left);
    const mark = first && first.index > start ? CLOSING_LINE.exec(left) : first;
    const isOpened = mark?.[1] !== undefined;
    if (!mark || (isOpened && mark.index > 0)) return left;
    const closing = isOpened ? CLOSED.exec(left) : mark;
    left = closing ? left.slice(closing.index + closing[0].length).trimStart() : '';
  }
}

/**
 * An answer without the model's thinking, in any of the forms that servers leave in it; '' while that has no end. One that
 * goes on with another may begin with a new paragraph.
 */
export function withoutThinking(content: string): string {
  const start = content.trimStart();
  const answer = finalChannel(start) ?? strippedFinal(start) ?? behindThinking(start);
  const spoken = outsideCode(answer, (text) =>
    text.replace(LATER_PAIR, '').replace(OPENED, '').replace(TOKEN, ''),
  ).trim();
  return spoken === start.trimEnd() ? content.trimEnd() : spoken;
}

/** The same of a growing answer: what may become the mark of a thought waits. */
export const shownAnswer = (content: string): string => withoutThinking(content.replace(UNSURE, ''));
