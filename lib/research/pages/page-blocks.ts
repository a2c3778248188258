import { hasWords, MAX_TEXT_CHARACTERS, type PageBlock, rowLine, tidy } from './page-text.ts';

const BLOCKS = new Set(
  (
    'address,article,aside,blockquote,body,caption,dd,details,div,dl,dt,figcaption,figure,footer,h1,h2,h3,' +
    'h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,td,th,tr,ul'
  ).split(','),
);
const SILENT =
  'title,script,style,noscript,template,svg,math,iframe,object,input,select,textarea,button,label,nav,' +
  'footer,dialog,[hidden],[aria-hidden="true"],.mw-editsection';

/** Unicode's line separator marks a line's end while the text is put together. */
const LINE = '\u2028';

/** A table with any of these is a layout table; one without is a data table. */
const NOT_IN_DATA = 'table,ul,ol,dl,h1,h2,h3,h4,h5,h6,pre,form,section,article';
const LONGEST_CELL = 300;
const MOST_COLUMNS = 12;

const spanOf = (cell: Element, name: 'colspan' | 'rowspan') =>
  Math.max(1, Math.min(MOST_COLUMNS, Number(cell.getAttribute(name)) || 1));

const isCell = (element: Element) => /^t[dh]$/i.test(element.localName);
const cellsOf = (row: Element) => [...row.children].filter(isCell);
const cellText = (cell: Element) => tidy((cell.textContent ?? '').replaceAll('|', '/'));

/** Texts of a table's cells row by row, each cell in every row it reaches into. */
function gridOf(rows: readonly Element[]): string[][] {
  const above = new Map<number, { text: string; left: number }>();
  const grid: string[][] = [];
  let length = 0;
  for (const row of rows) {
    const line: string[] = [];
    const carry = () => {
      for (let cell = above.get(line.length); cell && cell.left > 0; ) {
        cell.left -= 1;
        line.push(cell.text);
        cell = above.get(line.length);
      }
    };
    for (const cell of cellsOf(row)) {
      carry();
      if (line.length >= MOST_COLUMNS) break;
      const text = cellText(cell);
      above.set(line.length, { text, left: spanOf(cell, 'rowspan') - 1 });
      line.push(text, ...Array.from({ length: spanOf(cell, 'colspan') - 1 }, () => ''));
    }
    carry();
    grid.push(line.slice(0, MOST_COLUMNS));
    length += line.join('').length;
    if (length > MAX_TEXT_CHARACTERS) break;
  }
  return grid;
}

/** The rows of a data table, column names first; null for a layout table. */
function tableBlock(table: Element): PageBlock | null {
  if (table.getAttribute('role') === 'presentation' || table.querySelector(NOT_IN_DATA)) return null;
  const rows = [...table.querySelectorAll('tr')];
  const grid = gridOf(rows).filter((line) => line.some(hasWords));
  const columns = Math.max(0, ...grid.map((line) => line.length));
  if (grid.length < 2 || columns < 2) return null;
  if (grid.some((line) => line.some((cell) => cell.length > LONGEST_CELL))) return null;
  const first = rows.find((row) => hasWords(row.textContent ?? ''));
  const isHeader = first && cellsOf(first).every(({ localName }) => /^th$/i.test(localName));
  const named = isHeader ? grid : [Array.from({ length: columns }, () => ''), ...grid];
  return named.map((line) => rowLine([...line, ...Array.from({ length: columns - line.length }, () => '')]));
}

function collector() {
  const blocks: PageBlock[] = [];
  let rough = '';
  /** The list item that is open: whether it has a line already. */
  let item: 'none' | 'empty' | 'begun' = 'none';
  let heading = '';

  function addLine(text: string): void {
    if (!hasWords(text)) return;
    const last = blocks.at(-1);
    const isList = last?.at(-1)?.startsWith('- ');
    if (item === 'none') blocks.push([heading + text]);
    else if (item === 'begun' && last && isList) last.push(`${last.pop()} ${text}`);
    else if (isList) last?.push(`- ${text}`);
    else blocks.push([`- ${text}`]);
    if (item === 'empty') item = 'begun';
  }

  function flush(): void {
    for (const part of rough.split(/\u2028\s*\u2028/)) addLine(tidy(part));
    rough = '';
  }

  return {
    blocks,
    flush,
    text: (part: string) => {
      rough += part;
    },
    table: (block: PageBlock) => {
      flush();
      blocks.push(block);
    },
    inItem: (walk: () => void) => {
      const outer = item;
      item = 'empty';
      walk();
      flush();
      item = outer === 'none' ? 'none' : 'empty';
    },
    inHeading: (mark: string, walk: () => void) => {
      heading = mark;
      walk();
      flush();
      heading = '';
    },
  };
}

const markOf = (name: string) => (/^h[1-6]$/.test(name) ? `${name < 'h3' ? '##' : '###'} ` : undefined);

/** An element's blocks: paragraphs, headings (`## `), lists (`- `), tables (`| … |`, columns first). Changes it. */
export function pageBlocks(root: Element): PageBlock[] {
  for (const element of root.querySelectorAll(SILENT)) element.remove();
  for (const mark of root.querySelectorAll('sup')) {
    // a footnote mark such as [12] would read as a citation of one of our sources
    if (/^\s*\[[^\]]*\]\s*$/.test(mark.textContent ?? '')) mark.remove();
  }
  for (const line of root.querySelectorAll('br, p, div')) line.before(LINE);
  const found = collector();

  function walkChildren(parent: Node): void {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) found.text(child.textContent ?? '');
      else if (child.nodeType === 1) walk(child as Element);
    }
  }
  function walk(element: Element): void {
    const name = element.localName.toLowerCase();
    const isBlock = BLOCKS.has(name);
    if (isBlock) found.flush();
    const table = name === 'table' ? tableBlock(element) : null;
    const mark = markOf(name);
    if (table) {
      const caption = element.querySelector('caption');
      if (caption) walk(caption);
      found.table(table);
    } else if (name === 'li') found.inItem(() => walkChildren(element));
    else if (mark) found.inHeading(mark, () => walkChildren(element));
    else walkChildren(element);
    if (isBlock) found.flush();
  }
  walk(root);
  return found.blocks;
}
