/** Tags that Telegraph accepts. */
const TAGS = new Set(
  'a aside b blockquote br code em figcaption figure h3 h4 hr i iframe img li ol p pre s strong u ul video'.split(' '),
);

const MOST_BYTES = 64 * 1024;

/** A node of a page: text or an element. */
export type Node = string | { tag: string; attrs?: Record<string, string>; children?: Node[] };

function isNode(node: unknown): node is Node {
  if (typeof node === 'string') return true;
  if (typeof node !== 'object' || node === null) return false;
  const { tag, attrs = {}, children = [], ...more } = node as Record<string, unknown>;
  return (
    typeof tag === 'string' &&
    TAGS.has(tag) &&
    Object.keys(more).length === 0 &&
    Object.entries(attrs as object).every(
      ([name, value]) => ['href', 'src'].includes(name) && typeof value === 'string',
    ) &&
    Array.isArray(children) &&
    children.every(isNode)
  );
}

/** A page's content, or an error code. */
export function readContent(json: string): Node[] | string {
  if (Buffer.byteLength(json) > MOST_BYTES) return 'CONTENT_TOO_BIG';
  try {
    const nodes: unknown = JSON.parse(json);
    if (!Array.isArray(nodes) || !nodes.every(isNode)) return 'CONTENT_FORMAT_INVALID';
    return nodes.length > 0 ? nodes : 'CONTENT_REQUIRED';
  } catch {
    return 'CONTENT_FORMAT_INVALID';
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Nodes as HTML. */
export function renderNodes(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const attributes = Object.entries(node.attrs ?? {})
        .map(([name, value]) => ` ${name}="${escaped(value)}"`)
        .join('');
      return `<${node.tag}${attributes}>${renderNodes(node.children ?? [])}</${node.tag}>`;
    })
    .join('');
}
