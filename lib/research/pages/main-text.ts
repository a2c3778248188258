import { Readability } from '@mozilla/readability';
// One file: the other entries are 150, and this is loaded in each parser thread.
import culori from 'culori/require';
import { closedPanels, HEADINGS, isQuestion, standardName } from '@/lib/article/read-html-elements.ts';
import { isOfOthers, isWithinLine, remove } from './boilerplate.ts';

const HIDING =
  /;(?:visibility:(?:hidden|collapse)|opacity:(?:0|0?\.0\d*)|font-size:(?:0(?:p[xt]|r?em)?|1px)|text-indent:-\d{3}\w*|clip:rect\((?:[01](?:px)?[\s,]*){4}\)|clip-path:inset\((?:[5-9]\d|100)%\));/;

function readStyle(element: Element): string {
  const style = (element.getAttribute('style') ?? '').toLowerCase().replaceAll('!important', '');
  const parts = style.split(';').map((part) => part.split(':').map((side) => side.trim()));
  return `;${parts.map((sides) => sides.join(':')).join(';')};`;
}

function isUnseen(element: Element): boolean {
  const style = readStyle(element);
  if (style.includes(';display:none;')) return true;
  // Texts inside may have a size and color of their own, and parts of a page often fade in.
  if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())) return false;
  if (HIDING.test(style) || (/;position:(?:absolute|fixed);/.test(style) && /;left:-\d{3}/.test(style))) return true;
  const readColor = (name: string) => culori.parse(new RegExp(`;${name}:([^;]+);`).exec(style)?.[1] ?? '');
  const [color, behind] = [readColor('color'), readColor('background(?:-color)?')];
  return !!color && behind !== undefined && (behind.alpha ?? 1) === 1 && culori.wcagContrast(color, behind) < 1.1;
}

const textLength = (body: Element) =>
  [body, ...body.querySelectorAll('script,style')]
    .map(({ textContent }) => textContent?.length ?? 0)
    .reduce((whole, program) => whole - program);

/** Removes text that inline styles hide from readers, as it may have been written for a model; but not most of a page. */
function removeUnseenText(page: Document): void {
  const enough = textLength(page.body) / 2;
  const removed = [...page.body.querySelectorAll('[style]')].filter(isUnseen).map((element) => {
    const place = page.createComment('');
    element.replaceWith(place);
    return () => place.replaceWith(element);
  });
  if (textLength(page.body) < enough) for (const putBack of removed.reverse()) putBack();
}

const MENUS =
  'nav,dialog,[role="navigation"],[role="menu"],[role="menubar"],[role="tablist"],[role="search"],[role="dialog"],' +
  '[aria-label*="breadcrumb" i],[class*="breadcrumb" i],[itemtype*="BreadcrumbList" i],footer,[role="contentinfo"],.mw-editsection';

const FEWEST_LINKS = 3;
const LONGEST_LABEL = 25;
const SEPARATORS = /[\s>›»|•·/→,]/g;

const letters = (node: Node) => (node.textContent ?? '').replace(SEPARATORS, '').length;

function isMenu(element: Element): boolean {
  const links = [...element.querySelectorAll('a[href]')];
  if (links.length < FEWEST_LINKS) return false;
  const labels = links.map((link) => (link.textContent ?? '').trim().length);
  if (labels.some((length) => length > LONGEST_LABEL)) return false;
  const linked = links.reduce((sum, link) => sum + letters(link), 0);
  return linked >= letters(element);
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
  remove(page, [...page.body.querySelectorAll('ul,ol,p,div')].filter(isMenu));
}

type Internals = { _isValidByline(node: Element, names: string): boolean };

/** Finds the article of a page and leaves its content as it is: what is no text, our reader knows. */
class ArticleFinder extends Readability<Node> {
  /** Named within a line, from which only its words would go. */
  author = '';

  _prepArticle(): void {}

  /** Bylines are removed, but no words of a line, nor the name of somebody who is quoted. */
  _isValidByline(...[node, names]: Parameters<Internals['_isValidByline']>): boolean {
    const found = (Readability.prototype as unknown as Internals)._isValidByline.call(this, node, names);
    if (!found || this.author || isOfOthers(node)) return false;
    if (isWithinLine(node)) this.author = node.textContent ?? '';
    return !this.author;
  }
}

/** `author` is '' where the page names none. */
export function mainText(page: Document): { title: string; author: string; root: Element } | undefined {
  const finder = new ArticleFinder(page, { serializer: (node) => node });
  const article = finder.parse();
  if (!article?.content) return undefined;
  return { title: article.title ?? '', author: article.byline ?? finder.author, root: article.content as Element };
}

export function wholeText(page: Document): Element {
  remove(page, page.body.querySelectorAll('header,aside'));
  return page.body;
}
