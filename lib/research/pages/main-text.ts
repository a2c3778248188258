import { Readability } from '@mozilla/readability';
import { closedPanels, HEADINGS, isQuestion, standardName } from '@/lib/article/read-html-elements.ts';
import { removeUnseenText } from './unseen-text.ts';

const MENUS =
  'nav,dialog,[role="navigation"],[role="menu"],[role="menubar"],[role="tablist"],[role="search"],[role="dialog"],' +
  '[aria-label*="breadcrumb" i],[class*="breadcrumb" i],[itemtype*="BreadcrumbList" i],footer,[role="contentinfo"],.mw-editsection';
const LINK_LISTS = 'ul,ol,p,div';
const BESIDE_THE_TEXT = 'header,aside';

const FEWEST_LINKS = 3;
const LONGEST_LABEL = 25;
const SEPARATORS = /[\s>›»|•·/→,]/g;

const letters = (node: Node) => (node.textContent ?? '').replace(SEPARATORS, '').length;

/** Whether a list or line consists of short links only. */
function isMenu(element: Element): boolean {
  const links = [...element.querySelectorAll('a[href]')];
  if (links.length < FEWEST_LINKS) return false;
  const labels = links.map((link) => (link.textContent ?? '').trim().length);
  if (labels.some((length) => length > LONGEST_LABEL)) return false;
  const linked = links.reduce((sum, link) => sum + letters(link), 0);
  return linked >= letters(element);
}

/** Removes elements, but none that has most of the page's text, whatever it is called. */
function remove(page: Document, elements: Iterable<Element>): void {
  const most = letters(page.body) / 2;
  for (const element of elements) if (letters(element) <= most) element.remove();
}

function rename(element: Element, name: string | undefined): void {
  if (!name) return;
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Opens what a reader can open, and removes what nobody sees and what says where one may go. */
export function removeMenus(page: Document): void {
  for (const program of page.body.querySelectorAll('script:not([type^="math/tex"]),style,noscript,template'))
    program.remove();
  const formulas = [...page.body.querySelectorAll('math')].flatMap(({ parentElement }) => parentElement ?? []);
  for (const panel of [...closedPanels(page.body), ...formulas]) {
    for (const name of ['hidden', 'aria-hidden']) panel.removeAttribute(name);
    panel.setAttribute('style', (panel.getAttribute('style') ?? '').replace(/display\s*:\s*none/gi, ''));
  }
  removeUnseenText(page);
  for (const button of page.body.querySelectorAll('button[aria-controls]')) {
    if (!button.closest(HEADINGS) && isQuestion(button, (id) => page.getElementById(id))) rename(button, 'h3');
  }
  for (const footer of page.querySelectorAll('blockquote footer')) rename(footer, 'p');
  for (const element of page.body.querySelectorAll('[role],[style]')) rename(element, standardName(element));
  remove(page, page.body.querySelectorAll(MENUS));
  remove(page, [...page.body.querySelectorAll(LINK_LISTS)].filter(isMenu));
}

/** Finds the article of a page and leaves its content as it is: what is no text, our reader knows. */
class ArticleFinder extends Readability<Node> {
  _prepArticle(): void {}
}

/** The article of a page without menus, and its title. Changes the page. */
export function mainText(page: Document): { title: string; root: Element } | undefined {
  const article = new ArticleFinder(page, { serializer: (node) => node }).parse();
  return article?.content ? { title: article.title ?? '', root: article.content as Element } : undefined;
}

/** All of a page that has no article but what stands beside its text. */
export function wholeText(page: Document): Element {
  remove(page, page.body.querySelectorAll(BESIDE_THE_TEXT));
  return page.body;
}
