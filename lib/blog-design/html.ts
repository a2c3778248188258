/** Markup that is safe to put into a page as it is. Only the `html` tag makes it. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Value = string | number | SafeHtml | readonly Value[] | false | null | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Text without what could reorder or corrupt the page around it: control characters, and the marks
 * that embed, override or isolate a direction of writing.
 */
function plainText(text: string): string {
  return text.toWellFormed().replace(/[[\p{Cc}--[\t\n\r]]\u202A-\u202E\u2066-\u2069]/gv, '');
}

function escaped(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof SafeHtml) return value.text;
  if (typeof value === 'object') return value.map(escaped).join('');
  return plainText(String(value)).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

/** Tagged template: every value is escaped, but for markup made by this same tag and lists of it. */
export function html(parts: TemplateStringsArray, ...values: Value[]): SafeHtml {
  return new SafeHtml(
    parts.reduce((before, part, at) => `${before}${escaped(values[at - 1])}${part}`),
  );
}
