import { hasWords, type PageBlock, rowLine, tidy } from './page-text.ts';

const HEADING = /^(#{1,6})\s+(.+?)(?:\s+#+)?\s*$/;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(.+)$/;
const ROW = /^\s*\|(.+)\|\s*$/;
const ROW_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const FRONT_MATTER = /^---\r?\n([\s\S]{0,4000}?)\r?\n---\r?\n/;

const FENCE = /^ {0,3}(?:```|~~~).*$/m;

type Form = 'paragraph' | 'heading' | 'item' | 'row';

/** Text without the marks of emphasis, code and links. */
function withoutInlineMarks(text: string): string {
  return text
    .replace(/!?\[([^\][]*)\]\([^()\s]*(?:\s"[^"]*")?\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^*_]+)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]+)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/`([^`]+)`/g, '$1');
}

function readLine(line: string): { form: Form; text: string } {
  const [, marks, heading] = HEADING.exec(line) ?? [];
  if (marks && heading) {
    return { form: 'heading', text: `${marks.length > 2 ? '###' : '##'} ${tidy(heading)}` };
  }
  const item = ITEM.exec(line)?.[1];
  if (item) return { form: 'item', text: `- ${tidy(item)}` };
  const row = ROW.exec(line)?.[1];
  if (row) return { form: 'row', text: rowLine(row.split('|').map(tidy)) };
  return { form: 'paragraph', text: tidy(line) };
}

/** Fenced code as a list of its lines, whose indentation no reader of the text takes for mere space. */
function codeBlock(code: string): PageBlock[] {
  const lines = code.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const items = lines.map((line) => {
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    return `- ${indent.replace(/\t/g, '    ').replace(/\s/g, '\u00a0')}${line.trim()}`;
  });
  return items.length > 0 ? [items] : [];
}

/** A Markdown or plain text as a page's blocks, in the forms that `pageBlocks` gives. */
function markdownBlocks(content: string): PageBlock[] {
  const blocks: { form: Form; lines: PageBlock }[] = [];
  let isOpen = false;
  for (const line of content.split(/\r\n?|\n/)) {
    const { form, text } = readLine(line);
    const last = blocks.at(-1);
    if (!hasWords(text)) {
      isOpen &&= ROW_RULE.test(line);
      continue;
    }
    const continues = isOpen && last && form === 'paragraph' && last.form !== 'heading';
    if (continues) last.lines.push(`${last.lines.pop()} ${text}`);
    else if (last?.form === form && (form === 'item' || (form === 'row' && isOpen))) {
      last.lines.push(text);
    } else blocks.push({ form, lines: [text] });
    isOpen = form !== 'heading';
  }
  return blocks.map(({ lines }) => lines);
}

/**
 * What a Markdown document says: its title, of its front matter or first heading, and its blocks without that heading.
 * The title is '' where it has none.
 */
export function markdownPage(content: string): { title: string; blocks: PageBlock[] } {
  const front = FRONT_MATTER.exec(content);
  const named = /^title:[ \t]*(.+)$/m.exec(front?.[1] ?? '')?.[1]?.trim() ?? '';
  const unquoted = /^(["'])(.*)\1$/.exec(named)?.[2] ?? named;
  const body = content.slice(front?.[0].length ?? 0);
  // What stands between two fences is at the odd places.
  const [first, ...rest] = body
    .split(FENCE)
    .flatMap((text, at) => (at % 2 === 0 ? markdownBlocks(withoutInlineMarks(text)) : codeBlock(text)));
  const heading = /^## (.+)$/.exec(first?.[0] ?? '')?.[1];
  const isTitle = heading !== undefined && /^\s*# /.test(body);
  return {
    title: tidy(unquoted) || (isTitle ? heading : ''),
    blocks: isTitle ? rest : [...(first ? [first] : []), ...rest],
  };
}
