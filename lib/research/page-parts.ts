export type PagePart =
  | { form: 'paragraph'; text: string }
  | { form: 'heading'; text: string; level: 2 | 3 }
  | { form: 'list'; items: string[] }
  | { form: 'table'; names: string[]; rows: string[][] };

const LIST = /^- /;
const HEADING = /^#{2,3} /;

const splitCells = (line: string) =>
  line
    .replace(/^\| ?|\s*\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function readPart(block: string): PagePart {
  const lines = block.split('\n');
  if (lines.every((line) => LIST.test(line))) {
    return { form: 'list', items: lines.map((line) => line.replace(LIST, '')) };
  }
  if (lines.length > 1 && lines.every((line) => line.startsWith('| '))) {
    const [names = [], ...rows] = lines.map(splitCells);
    return { form: 'table', names, rows };
  }
  if (HEADING.test(block)) {
    return { form: 'heading', text: block.replace(HEADING, ''), level: block.startsWith('###') ? 3 : 2 };
  }
  return { form: 'paragraph', text: block };
}

export const splitPage = (text: string): PagePart[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(readPart);

/** A row of a table as it can be quoted: its cells in one line, as they stand in the page's text. */
export const rowText = (cells: readonly string[]): string =>
  cells
    .join(' | ')
    .replace(/^(?:\s*\|)+\s*|\s*(?:\|\s*)+$/g, '')
    .trim();

export function partText(part: PagePart): string {
  if (part.form === 'list') return part.items.join(' ');
  if (part.form === 'table') return [part.names, ...part.rows].map(rowText).join(' ');
  return part.text;
}

/** The site of an address as readers know it: its host without `www.`; '' where it is no address. */
export const siteName = (address: string): string => URL.parse(address)?.host.replace(/^www\./, '') ?? '';

/** A page about the site itself: plain text, in parts. */
export type LegalPage = { title: string; parts: PagePart[] };
