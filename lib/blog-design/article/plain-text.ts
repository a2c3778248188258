/**
 * A text without what could reorder or corrupt the page around it: control characters, and the marks that embed, override
 * or isolate a direction of writing.
 */
function plainText(text: string): string {
  return text.toWellFormed().replace(/[[\p{Cc}--[\t\n\r]]\u202A-\u202E\u2066-\u2069]/gv, '');
}

/** A value of JSON in which every text is plain: strangers and models wrote it, and it is shown within a page of ours. */
export function withPlainText<Value>(value: Value): Value {
  if (typeof value === 'string') return plainText(value) as Value;
  if (Array.isArray(value)) return value.map(withPlainText) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, withPlainText(each)]);
  return Object.fromEntries(entries) as Value;
}
