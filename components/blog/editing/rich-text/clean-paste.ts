/** Scripts, styles, embedded objects, reviewers' comments and deleted text. */
const DROPPED = [
  'script,style,meta,link,title,template,noscript,iframe,object,embed,svg,math,video,audio',
  'button,input,select,textarea,del,[hidden],[style*="mso-hide:all" i]',
  '[style*="mso-element:comment" i],.MsoCommentReference,.MsoCommentText,[href*="#_msocom"]',
].join(',');

const NESTED_LISTS = 'ul ul,ul ol,ol ul,ol ol';
const BLOCKS = 'p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre,table,tbody,thead,tr,td,th';

/** Converts parsed HTML from Word or Google Docs to what the editor's schema knows. @returns how many pictures went */
export function cleanPaste(page: Document): number {
  const pictures = [...page.querySelectorAll('img,v\\:imagedata')].filter(isPicture).length;
  for (const each of page.querySelectorAll(`img,${DROPPED}`)) each.remove();
  convertWordLists(page);
  for (const list of [...page.querySelectorAll(NESTED_LISTS)].toReversed()) flattenList(list);
  for (const table of [...page.querySelectorAll('table table')].toReversed()) unwrap(table);
  for (const each of page.querySelectorAll('li,td,th')) joinBlocks(each);
  for (const table of page.querySelectorAll('table')) normalizeTable(table);
  for (const quotation of page.querySelectorAll('blockquote')) splitQuotation(quotation);
  for (const heading of page.querySelectorAll('h1,h2,h3,h4,h5,h6,p.MsoTitle,p.MsoSubtitle')) {
    for (const bold of heading.querySelectorAll('b,strong')) unwrap(bold);
    rename(heading, 'h3');
  }
  for (const end of page.querySelectorAll('br')) if (!end.closest('pre')) end.replaceWith(' ');
  for (const link of page.querySelectorAll('a[href]')) unwrapRedirect(link);
  return pictures;
}

/** Pictures of one pixel are trackers. */
function isPicture(image: Element): boolean {
  return image.getAttribute('width') !== '1' && image.getAttribute('height') !== '1';
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const styleOf = (element: Element | null) => element?.getAttribute('style') ?? '';
const isWordItem = (element: Element | null) => /mso-list:\s*l\d/i.test(styleOf(element));

/** Word's lists are paragraphs that start with a drawn bullet or number. */
function convertWordLists(page: Document): void {
  for (const first of page.querySelectorAll('p,h1,h2,h3,h4,h5,h6')) {
    if (!first.parentNode || !isWordItem(first)) continue;
    const list = page.createElement(isNumbered(first) ? 'ol' : 'ul');
    first.before(list);
    let next: Element | null = first;
    while (next && isWordItem(next)) {
      const item: Element = next;
      next = item.nextElementSibling;
      for (const drawn of markersOf(item)) drawn.remove();
      list.append(rename(item, 'li'));
    }
  }
}

const markersOf = (item: Element) =>
  [...item.querySelectorAll('span')].filter((span) => /mso-list:\s*ignore/i.test(styleOf(span)));

const isNumbered = (item: Element) => /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(markersOf(item)[0]?.textContent ?? '');

/** Lists are flat in the text format: nested items follow their parent item. */
function flattenList(list: Element): void {
  const item = list.parentElement?.closest('li');
  const items = [...list.children];
  if (item && list.parentElement?.closest('ul,ol') === item.parentElement) item.after(...items);
  else list.before(...items);
  list.remove();
}

/** An item or cell is one line of text. */
function joinBlocks(holder: Element): void {
  for (const block of [...holder.querySelectorAll(BLOCKS)].toReversed()) {
    block.after(' ');
    unwrap(block);
  }
}

/** No merged cells, and a header row. */
function normalizeTable(table: Element): void {
  for (const cell of table.querySelectorAll('[colspan],[rowspan]')) {
    const more = Math.min(Number(cell.getAttribute('colspan')) || 1, 20) - 1;
    const added = Array.from({ length: more }, () => table.ownerDocument.createElement('td'));
    cell.after(...added);
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
  }
  const [head, ...rows] = table.querySelectorAll('tr');
  for (const cell of head?.querySelectorAll('td') ?? []) rename(cell, 'th');
  for (const row of rows) for (const cell of row.querySelectorAll('th')) rename(cell, 'td');
}

/** A quotation is one paragraph; longer ones become several. */
function splitQuotation(quotation: Element): void {
  const page = quotation.ownerDocument;
  const paragraphs = [...quotation.querySelectorAll('p')];
  if (paragraphs.length === 0) {
    const paragraph = page.createElement('p');
    paragraph.append(...quotation.childNodes);
    quotation.append(paragraph);
  }
  for (const paragraph of paragraphs.slice(1).toReversed()) {
    const next = page.createElement('blockquote');
    next.append(paragraph);
    quotation.after(next);
  }
}

/** Unwraps Google Docs' redirect links. */
function unwrapRedirect(link: Element): void {
  const url = URL.parse(link.getAttribute('href') ?? '');
  const target = url?.hostname === 'www.google.com' && url.pathname === '/url';
  const address = target ? url.searchParams.get('q') : null;
  if (address) link.setAttribute('href', address);
}
