import { analyse } from 'chardet';
import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom';

const BYTE_ORDER_MARKS = { efbbbf: 'utf-8', feff: 'utf-16be', fffe: 'utf-16le' };

function decoderFor(label: string | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null; // a label nobody knows counts as none
  }
}

function markedLabel(body: Uint8Array): string | undefined {
  const start = Buffer.from(body.subarray(0, 3)).toString('hex');
  return Object.entries(BYTE_ORDER_MARKS).find(([mark]) => start.startsWith(mark))?.[1];
}

const headerLabel = (contentType: string | null) => /charset\s*=\s*["']?([^\s;,"']+)/i.exec(contentType ?? '')?.[1];

/** The label of `<meta charset>` or its older form; a page that names UTF-16 this way is UTF-8. */
function metaLabel(body: Uint8Array): string | undefined {
  const start = Buffer.from(body.subarray(0, 4096)).toString('latin1');
  const label = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function detectedLabel(body: Uint8Array): string | undefined {
  const text = Buffer.from(body)
    .toString('latin1')
    .replace(/<[^<>]*>/g, ' ');
  const [best] = analyse(Buffer.from(text.slice(0, 64 * 1024), 'latin1'));
  return best && best.confidence >= 30 ? best.name : undefined;
}

function decodeUndeclared(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return (decoderFor(detectedLabel(body)) ?? new TextDecoder('windows-1252')).decode(body);
  }
}

/** A page's text, in the encoding of its byte order mark, `Content-Type` or meta element, else as its bytes suggest. */
export function decodePage(body: Uint8Array, contentType: string | null): string {
  const decoder = decoderFor(markedLabel(body)) ?? decoderFor(headerLabel(contentType)) ?? decoderFor(metaLabel(body));
  return decoder ? decoder.decode(body) : decodeUndeclared(body);
}

/** Finding the article takes time with the square of depth and attributes: a hostile page could take minutes. */
const MAX_PARTS = 20_000; // elements, attributes, texts and comments together
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 100;

/** The part of a page before it becomes too long or too deeply nested, by the parser that builds the document. */
function manageablePart(html: string): { part: string; hasBody: boolean; isWhole: boolean } {
  let parts = 0;
  let depth = 0;
  let hasBody = false;
  let end = html.length;
  const count = (added: number, tooMuch: boolean) => {
    parts += added;
    if (parts <= MAX_PARTS && !tooMuch) return;
    end = Math.min(end, parser.startIndex);
    parser.pause();
  };
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const attributeCount = Object.keys(attributes).length;
        depth += 1;
        hasBody ||= name === 'body';
        count(1 + attributeCount, depth > MAX_DEPTH || attributeCount > MAX_ATTRIBUTES);
      },
      onclosetag() {
        depth -= 1;
      },
      ontext: () => count(1, false),
      oncomment: () => count(1, false),
    },
    { decodeEntities: true },
  );
  parser.write(html);
  return { part: html.slice(0, end), hasBody, isWhole: end === html.length };
}

/** The document of an HTML page, or of its manageable part; nothing in it runs or loads. The parser makes up no `<body>`. */
export function parseDocument(html: string): { document: Document; isWhole: boolean } {
  const { part, hasBody, isWhole } = manageablePart(html);
  if (hasBody) return { document: parseHTML(part).document, isWhole };
  const { document } = parseHTML(`<html><head></head><body>${part}</body></html>`);
  const title = document.querySelector('title:not(svg title)');
  if (title) document.head.append(title);
  return { document, isWhole };
}
