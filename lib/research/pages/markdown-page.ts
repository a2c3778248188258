import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { hasWords, type PageBlock, rowLine, tidy } from './page-text.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]{0,4000}?)\r?\n---\r?\n/;

// Plain texts indent paragraphs, so only fences make code.
const marked = new Marked({ tokenizer: { code: () => undefined } });

function plain(tokens: readonly Token[] = []): string {
  return tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return plain(token.tokens);
      if (token.type === 'br') return ' ';
      return 'text' in token ? String(token.text) : token.raw;
    })
    .join('');
}

const worded = (lines: readonly string[]): PageBlock[] => {
  const own = lines.filter(hasWords);
  return own.length > 0 ? [own] : [];
};

/** Fenced code as a list of its lines, with their indentation kept in no-break spaces. */
function codeBlock({ text }: Tokens.Code): PageBlock[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const items = lines.map((line) => {
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    return `- ${indent.replace(/\t/g, '    ').replace(/\s/g, '\u00a0')}${line.trim()}`;
  });
  return items.length > 0 ? [items] : [];
}

/** Lines of a list: one for each item, its inner lists below it. */
const itemLines = ({ items }: Tokens.List): string[] =>
  items.flatMap(({ tokens }) => {
    const inner = tokens.filter((token): token is Tokens.List => token.type === 'list');
    const own = tokens.filter(({ type }) => type !== 'list').map((token) => plain([token]));
    return [`- ${tidy(own.join(' '))}`, ...inner.flatMap(itemLines)];
  });

function blocksOf(token: MarkedToken): PageBlock[] {
  switch (token.type) {
    case 'heading':
      return worded([`${token.depth > 2 ? '###' : '##'} ${tidy(plain(token.tokens))}`]);
    case 'list':
      return worded(itemLines(token));
    case 'table':
      return worded([token.header, ...token.rows].map((row) => rowLine(row.map(({ tokens }) => tidy(plain(tokens))))));
    case 'code':
      return codeBlock(token);
    case 'blockquote':
      return token.tokens.flatMap((inner) => blocksOf(inner as MarkedToken));
    default:
      return worded([tidy(plain([token]))]);
  }
}

/** A Markdown or plain text: its title (or '') from front matter or first heading, and its blocks like `pageBlocks`. */
export function markdownPage(content: string): { title: string; blocks: PageBlock[] } {
  const front = FRONT_MATTER.exec(content);
  const named = /^title:[ \t]*(.+)$/m.exec(front?.[1] ?? '')?.[1]?.trim() ?? '';
  const unquoted = /^(["'])(.*)\1$/.exec(named)?.[2] ?? named;
  const tokens = marked.lexer(content.slice(front?.[0].length ?? 0)).filter(({ type }) => type !== 'space');
  const [first, ...rest] = tokens as MarkedToken[];
  const heading = first?.type === 'heading' && first.depth === 1 ? tidy(plain(first.tokens)) : '';
  const shown = heading ? rest : (tokens as MarkedToken[]);
  return { title: tidy(unquoted) || heading, blocks: shown.flatMap(blocksOf) };
}
