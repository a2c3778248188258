const MENUS =
  '[role="navigation"],[role="menu"],[role="menubar"],[role="tablist"],[role="search"],[aria-label*="breadcrumb" i],' +
  '[class*="breadcrumb" i],[itemtype*="BreadcrumbList" i]';

const FEWEST_LINKS = 3;
/** Longest label of a menu, in characters. */
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

/** Removes menus, breadcrumbs and bars of links: what says where one may go is no text of the page. */
export function removeMenus(page: Document): void {
  for (const element of page.querySelectorAll(MENUS)) element.remove();
  for (const element of page.querySelectorAll('ul,ol,p,div')) if (isMenu(element)) element.remove();
}
