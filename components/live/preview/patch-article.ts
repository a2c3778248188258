/** Begins the ids inside the article, so that none is one of the page around it. */
const ID_PREFIX = 'live-';

/** How a part that was just written comes to light, in ms. */
const REVEAL_MS = 700;

/** How long a part that was just written is marked, in ms. */
const MARK_MS = 2_400;

const CALM = '(prefers-reduced-motion: reduce)';

/** What stands in the place of a text that is not written yet. */
type Placeholders = { title: string; text: string };

function withOwnIds(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('[id]')) element.id = ID_PREFIX + element.id;
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', `#${ID_PREFIX}${link.getAttribute('href')?.slice(1)}`);
  }
  for (const element of root.querySelectorAll('[aria-labelledby]')) {
    element.setAttribute('aria-labelledby', ID_PREFIX + element.getAttribute('aria-labelledby'));
  }
}

function addPlaceholder(to: Element | null, className: string): void {
  const lines = document.createElement('span');
  lines.className = className;
  lines.ariaHidden = 'true';
  to?.append(lines);
}

function withPlaceholders(root: DocumentFragment, { title, text }: Placeholders): void {
  addPlaceholder(root.querySelector('h1 bdi:empty'), title);
  addPlaceholder(root.querySelector('.blog-intro:empty'), text);
  for (const section of root.querySelectorAll('.blog-section:not(:has(> :not(h2)))')) {
    addPlaceholder(section, text);
  }
}

function articleFrom(markup: string, placeholders: Placeholders): Element | null {
  const template = document.createElement('template');
  template.innerHTML = markup;
  withOwnIds(template.content);
  withPlaceholders(template.content, placeholders);
  return template.content.firstElementChild;
}

function isSameFrame(before: Element, after: Element): boolean {
  return before.cloneNode(false).isEqualNode(after.cloneNode(false));
}

function reveal(part: Element): void {
  if (matchMedia(CALM).matches) return;
  part.animate({ opacity: [0, 1] }, { duration: REVEAL_MS, easing: 'ease-out' });
}

/** Lines a part for a short while; where motion is unwelcome, the line goes at once instead of fading. */
function mark(part: Element): void {
  // Beside the text where there is room; a part as wide as the sheet has room within.
  const hasRoom = part.clientWidth < (part.parentElement?.clientWidth ?? 0);
  const outlineOffset = hasRoom ? '6px' : '-3px';
  const line = (color: string) => ({ outline: `3px solid ${color}`, outlineOffset });
  part.animate([line('var(--b-accent)'), line('transparent')], {
    duration: MARK_MS,
    easing: matchMedia(CALM).matches ? 'steps(1)' : 'ease-in',
  });
}

/** Whether a part of the article is one that the writer finishes, and holds its text. */
function isFinished(part: Element, { text }: Placeholders): boolean {
  return (
    part.matches('.blog-intro, .blog-section, .blog-conclusion') &&
    part.getElementsByClassName(text).length === 0
  );
}

/**
 * Puts each part that is another one now in the place of the one before; the others are left untouched.
 * @returns the parts that are new
 */
function replaceParts(before: Element, after: Element): Element[] {
  const parts = [...after.children];
  const changed: Element[] = [];
  for (const [place, part] of parts.entries()) {
    const old = before.children[place];
    if (old?.isEqualNode(part)) continue;
    if (old) old.replaceWith(part);
    else before.append(part);
    reveal(part);
    changed.push(part);
  }
  while (before.children.length > parts.length) before.lastElementChild?.remove();
  return changed;
}

/** Changes the article so that the part that is being read stays where it is, also in browsers that do not see to it. */
function holdingStill(scroller: Element, sheet: Element, change: () => void): void {
  if (CSS.supports('overflow-anchor', 'auto')) {
    change();
    return;
  }
  const edge = scroller.getBoundingClientRect().top;
  const isInView = (part: Element) => part.getBoundingClientRect().bottom > edge;
  const place = [...sheet.children].findIndex(isInView);
  const topOf = () => sheet.children[place]?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  change();
  const isAbove = before < edge || place > 0;
  if (isAbove) scroller.scrollBy({ top: topOf() - before, behavior: 'instant' });
}

/**
 * Shows an article in an element, in place of an earlier state of it.
 * @param container whose parent is what scrolls the article
 * @param markup of one article, from `renderArticle`, which has escaped every text in it
 * @param placeholders class names of what stands for texts that are not written yet
 * @returns the last of the parts that were finished since the earlier state, or undefined
 */
export function patchArticle(
  container: Element,
  markup: string,
  placeholders: Placeholders,
): Element | undefined {
  const after = articleFrom(markup, placeholders);
  if (!after) return;
  const before = container.firstElementChild;
  const sheet = before?.querySelector('.blog-sheet');
  const newSheet = after.querySelector('.blog-sheet');
  if (before && sheet && newSheet && isSameFrame(before, after)) {
    let changed: Element[] = [];
    holdingStill(container.parentElement ?? container, sheet, () => {
      changed = replaceParts(sheet, newSheet);
    });
    const finished = changed.filter((part) => isFinished(part, placeholders));
    finished.forEach(mark);
    return finished.at(-1);
  }
  container.replaceChildren(after);
  reveal(after);
  return [...(newSheet?.children ?? [])].findLast((part) => isFinished(part, placeholders));
}
