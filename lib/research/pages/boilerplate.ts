import { HEADINGS } from '@/lib/article/read-html-elements.ts';
import { percentDecoded } from '@/lib/lenient.ts';
import { endsInFullSentence } from '@/lib/text/sentences.ts';
import type { PageBlock } from './page-lines.ts';

const NAMES = '[rel~="author"],[itemprop~="author"],[property="author"],[property="schema:author"],header address';
/** What has an author of its own. */
const BY_OTHERS =
  'blockquote,figure,[itemtype$="Review"],[itemtype$="Comment"],[itemtype$="Question"],[itemtype$="Answer"]';
const CREDITS = '[itemprop~="creditText"],[itemprop~="copyrightHolder"],[itemprop~="copyrightNotice"],figcaption small';

/** Hostile pages have thousands, which would be compared with each other. */
const MOST_MARKED = 40;
/** A label such as "By" or "Share this" is at most twice as long as what it labels. */
const LEAST_SHARE = 1 / 3;
/** A link without words has an icon. */
const ICON_LETTERS = 10;

const CONTENT = `${HEADINGS},blockquote,table,pre`;
const MAIN = 'body,main,article,h1,h2';
const INLINE = 'a,span,b,strong,i,em,small,cite,time,address';

const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const letters = (node: Node | null) => (node?.textContent ?? '').replace(/\P{L}/gu, '').length;

/** Removes elements, but none that has most of the page's text, whatever it is called. */
export function remove(page: Document, elements: Iterable<Element>): void {
  const most = letters(page.body) / 2;
  for (const element of elements) if (letters(element) <= most) element.remove();
}

/** Whether an element is some words of a line. */
export const isWithinLine = (element: Element): boolean =>
  element.matches(INLINE) && letters(element.parentElement) > letters(element);

/** The largest elements that have little besides marked ones: a byline with the date, a row of share links. */
function boxesOf(marks: readonly Element[], marked: readonly Element[]): Element[] {
  const isMostly = (box: Element) => {
    const within = marked.filter((each) => box.contains(each));
    const known = within.reduce((sum, each) => sum + Math.max(letters(each), ICON_LETTERS), 0);
    return known >= letters(box) * LEAST_SHARE && !endsInFullSentence(box.textContent ?? '');
  };
  return marks.flatMap((mark) => {
    let box = mark;
    for (let up = box.parentElement; up && !up.matches(MAIN); up = up.parentElement) {
      if (up.querySelector(CONTENT) || !isMostly(up)) break;
      box = up;
    }
    return isWithinLine(box) ? [] : [box];
  });
}

const outermost = (page: Document, selector: string) =>
  [...page.body.querySelectorAll(selector)].filter(({ parentElement }) => !parentElement?.closest(selector));

/** Whether a name says whose quotation, review or comment it is. */
export const isOfOthers = (name: Element): boolean =>
  !!name.parentElement?.closest(BY_OTHERS) ||
  [name, name.parentElement].some((each) => each?.previousElementSibling?.localName === 'blockquote');

function bylines(page: Document): Element[] {
  const own = outermost(page, NAMES)
    .filter((name) => !isOfOthers(name))
    .slice(0, MOST_MARKED);
  return boxesOf(own, [...own, ...[...page.body.querySelectorAll('time')].slice(0, MOST_MARKED)]);
}

/** Links that bring the page's own address to another site or a message. */
function shareLinks(page: Document, address: string): Element[] {
  const { host, pathname } = new URL(address);
  const own = `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`;
  return [...page.body.querySelectorAll('a[href]')]
    .filter((link) => {
      const target = URL.parse(link.getAttribute('href') ?? '', address);
      return target && target.host !== host && percentDecoded(target.search).includes(own);
    })
    .slice(0, MOST_MARKED);
}

const signUpForms = (page: Document) =>
  [...page.body.querySelectorAll('form input[type="email"]')].flatMap(
    (input) => input.closest('aside,[role="complementary"]') ?? input.closest('form') ?? [],
  );

const credits = (page: Document) =>
  [...page.body.querySelectorAll(CREDITS)].filter((credit) => {
    const figure = credit.closest('figure');
    return figure && !figure.querySelector('blockquote,table');
  });

/** Removes what markup tells from the text: bylines, picture credits, share links and sign-up forms. */
export function removeBoilerplate(page: Document, address: string): void {
  const shares = shareLinks(page, address);
  remove(page, [...bylines(page), ...boxesOf(shares, shares), ...credits(page), ...signUpForms(page)]);
}

const LONGEST_BYLINE = 100;

function isByline(line: string, names: ReadonlySet<string>): boolean {
  if (/^(?:#|\||\p{Pd}\s?\p{Pd})/u.test(line) || line.length > LONGEST_BYLINE || endsInFullSentence(line)) return false;
  const said = words(line);
  const count = (some: readonly string[]) => some.join('').length;
  const known = count(said.filter((word) => names.has(word)));
  return known > 0 && known >= count(said) * LEAST_SHARE;
}

/** Blocks without the lines, before or after the text, that name the author whom the page declares. */
export function withoutBylines(blocks: readonly PageBlock[], author: string): PageBlock[] {
  const names = new Set(words(author));
  const prose = blocks.flatMap((block, at) => (endsInFullSentence(block.join(' ')) ? [at] : []));
  // A summary may stand above.
  const [, second = blocks.length] = prose;
  const last = prose.at(-1) ?? -1;
  return blocks
    .map((block, at) => (at > second && at < last ? block : block.filter((line) => !isByline(line, names))))
    .filter((block) => block.length > 0);
}
