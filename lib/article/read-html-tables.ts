import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { RootContent, Table, TableCell } from 'mdast';

/** With any of these, a table without column names arranges a page. */
const LAYOUT = new Set('table,h1,h2,h3,h4,h5,h6,pre,form,section,article'.split(','));
const LONGEST_CELL = 300;
const MOST_COLUMNS = 50;
/** With separators: cells that reach over rows repeat their text. */
const MOST_CHARACTERS = 100_000;

type Cell = { children: TableCell['children']; length: number; rowsLeft: number; columns: number };
type Row = { cells: Element[]; isHead: boolean };
type ReadRow = { cells: Cell[]; isHead: boolean };

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === 'element');

function rowsIn(table: Element, isHead = false): Row[] {
  const rows = elementsIn(table).flatMap((child): Row[] => {
    if (/^t[dh]$/.test(child.tagName)) return [{ cells: [child], isHead: false }];
    if (child.tagName !== 'tr')
      return /^t(?:head|body|foot)$/.test(child.tagName) ? rowsIn(child, child.tagName === 'thead') : [];
    const cells = elementsIn(child).filter(({ tagName }) => /^t[dh]$/.test(tagName));
    return [{ cells, isHead: isHead || (cells.length > 0 && cells.every(({ tagName }) => tagName === 'th')) }];
  });
  return rows.filter(({ cells }) => cells.length > 0);
}

const span = ({ properties }: Element, name: 'colspan' | 'rowspan') =>
  Math.max(1, Math.min(name === 'colspan' ? MOST_COLUMNS : Infinity, Number(properties[name]) || 1));

const textLength = (node: RootContent): number =>
  'children' in node
    ? (node.children as RootContent[]).reduce((sum, child) => sum + textLength(child), 0)
    : 'value' in node
      ? node.value.length
      : 0;

const holds = (cell: Element, names: ReadonlySet<string>): boolean =>
  elementsIn(cell).some((child) => names.has(child.tagName) || holds(child, names));

function readCell(state: State, cell: Element): Cell {
  const children = state.all(cell) as TableCell['children'];
  const length = children.reduce((sum, child) => sum + textLength(child), 0);
  return { children, length, rowsLeft: span(cell, 'rowspan'), columns: span(cell, 'colspan') };
}

/** Each cell in every row and, among column names, every column that it reaches into; whether cells are left out. */
function grid(rows: readonly ReadRow[]): { lines: Cell[][]; isCut: boolean } {
  const above: (Cell | undefined)[] = [];
  const lines: Cell[][] = [];
  let length = 0;
  let isCut = false;
  for (const { cells, isHead } of rows) {
    const line: Cell[] = [];
    const add = (cell: Cell) => {
      above[line.length] = cell.rowsLeft > 1 ? { ...cell, rowsLeft: cell.rowsLeft - 1 } : undefined;
      line.push(cell);
      length += cell.length + 3;
    };
    const carry = () => {
      for (let cell = above[line.length]; cell; cell = above[line.length]) add(cell);
    };
    for (const cell of cells) {
      carry();
      if (line.length >= MOST_COLUMNS) {
        isCut = true;
        break;
      }
      add(cell);
      for (let at = 1; at < cell.columns; at += 1) add(isHead ? cell : { ...cell, children: [], length: 0 });
    }
    carry();
    lines.push(line.slice(0, MOST_COLUMNS));
    if (length > MOST_CHARACTERS) break;
  }
  return { lines, isCut: isCut || lines.length < rows.length };
}

function joinedHead(rows: readonly Cell[][], columns: number): Cell[] {
  return Array.from({ length: columns }, (_, at) => {
    const cells = rows.flatMap((row) => row[at] ?? []);
    const distinct = cells.filter(
      (cell, place) => cells.findIndex(({ children }) => children === cell.children) === place,
    );
    const children = distinct.flatMap((cell, place) => [
      ...(place > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
      ...structuredClone(cell.children),
    ]);
    return { children, length: 0, rowsLeft: 1, columns: 1 };
  });
}

/** A table with resolved spans, column names first (empty where it has none), or what a layout table holds. */
export function table(state: State, node: Element): RootContent[] {
  const source = rowsIn(node);
  const rows = source.map(
    ({ cells, isHead }): ReadRow => ({ cells: cells.map((cell) => readCell(state, cell)), isHead }),
  );
  const caption = elementsIn(node).filter(({ tagName }) => tagName === 'caption');
  const before = state.toFlow(caption.flatMap((each) => state.all(each))) as RootContent[];
  const names = rows.findIndex(({ isHead }) => !isHead);
  const { lines, isCut } = grid(rows);
  const columns = Math.max(0, ...lines.map((line) => line.length));
  const isArranged = source.some(({ cells }) => cells.some((cell) => holds(cell, LAYOUT)));
  const isLong = rows.some(({ cells }) => cells.some(({ length }) => length > LONGEST_CELL));
  const isData = rows.length > 1 && columns > 1 && (names > 0 || !(isArranged || isLong));
  if (!isData || /^(?:presentation|none)$/.test(String(node.properties.role))) {
    return [
      ...before,
      ...rows.flatMap(({ cells }) => cells.flatMap((cell) => state.toFlow(cell.children) as RootContent[])),
    ];
  }
  const head = names > 0 ? joinedHead(lines.slice(0, names), columns) : [];
  const result: Table = {
    type: 'table',
    ...(isCut && { data: { isCut } as never }),
    children: [head, ...lines.slice(Math.max(0, names))].map((line) => ({
      type: 'tableRow',
      children: Array.from({ length: columns }, (_, at) => ({ type: 'tableCell', children: line[at]?.children ?? [] })),
    })),
  };
  return [...before, result];
}
