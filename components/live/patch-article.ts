/** Begins the ids inside the article, so that none is one of the page around it. */
const ID_PREFIX = 'live-';

/** How a part that was just written comes to light, in ms. */
const REVEAL_MS = 700;

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
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  part.animate(
    [
      { opacity: 0, translate: '0 0.5rem' },
      { opacity: 1, translate: '0 0' },
    ],
    { duration: REVEAL_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** Puts each part that is another one now in the place of the one before; the others are left untouched. */
function replaceParts(before: Element, after: Element): void {
  const parts = [...after.children];
  for (const [place, part] of parts.entries()) {
    const old = before.children[place];
    if (old?.isEqualNode(part)) continue;
    if (old) old.replaceWith(part);
    else before.append(part);
    reveal(part);
  }
  while (before.children.length > parts.length) before.lastElementChild?.remove();
}

/** Changes the page so that the part that is being read stays where it is, also in browsers that do not see to it. */
function holdingStill(sheet: Element, change: () => void): void {
  if (CSS.supports('overflow-anchor', 'auto')) {
    change();
    return;
  }
  const isInView = (part: Element) => part.getBoundingClientRect().bottom > 0;
  const place = [...sheet.children].findIndex(isInView);
  const topOf = () => sheet.children[place]?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  change();
  const isAbove = before < 0 || place > 0;
  if (isAbove) window.scrollBy({ top: topOf() - before, behavior: 'instant' });
}

/**
 * Shows an article in an element, in place of an earlier state of it.
 * @param markup of one article, from `renderArticle`, which has escaped every text in it
 * @param placeholders class names of what stands for texts that are not written yet
 */
export function patchArticle(container: Element, markup: string, placeholders: Placeholders): void {
  const after = articleFrom(markup, placeholders);
  if (!after) return;
  const before = container.firstElementChild;
  const sheet = before?.querySelector('.blog-sheet');
  const newSheet = after.querySelector('.blog-sheet');
  if (before && sheet && newSheet && isSameFrame(before, after)) {
    holdingStill(sheet, () => replaceParts(sheet, newSheet));
    return;
  }
  container.replaceChildren(after);
  reveal(after);
}
