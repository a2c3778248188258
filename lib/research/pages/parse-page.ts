import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom';

/**
 * More than any real article needs. Beyond them a hostile page would keep the server busy for minutes:
 * finding the article takes time with the square of depth and of an element's attributes.
 */
const MAX_PARTS = 20_000; // elements, attributes, texts and comments together
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 100;

/**
 * The part of a page before it becomes too long or too deeply nested to handle, and whether a `<body>`
 * begins in it. Found with the parser that later builds the document, so that both agree on where
 * elements end.
 */
function manageablePart(html: string): { part: string; hasBody: boolean } {
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
  return { part: html.slice(0, end), hasBody };
}

/**
 * Builds the document of an HTML page; nothing in it runs or loads. Authors may leave out `<body>`,
 * which the parser does not make up for, so such a page is wrapped into one.
 */
export function parsePage(html: string): Document {
  const { part, hasBody } = manageablePart(html);
  if (hasBody) return parseHTML(part).document;
  const { document } = parseHTML(`<html><head></head><body>${part}</body></html>`);
  const title = document.querySelector('title:not(svg title)');
  if (title) document.head.append(title);
  return document;
}
