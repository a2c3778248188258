'use client';

import { useState } from 'react';

/** On the server, what `leaveMarkup` (lib/http/answer-context.ts) has left for the document being made. */
type Holder = {
  quillcastAnswer?: { getStore: () => { markup: Map<string, string> } | undefined };
};

/** In the browser, what was seen in this tab: going back to a page shows it without a document. */
const seen = new Map<string, string>();

function markupOf(id: string): string {
  if (typeof document === 'undefined') {
    return (globalThis as Holder).quillcastAnswer?.getStore()?.markup.get(id) ?? '';
  }
  const html = seen.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  seen.set(id, html);
  return html;
}

/** Markup that is in the document already: React takes it over as it stands there. */
export function DocumentMarkup({ id }: { id: string }) {
  const [html] = useState(() => markupOf(id));
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
