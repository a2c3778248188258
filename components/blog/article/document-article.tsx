'use client';

import { type ComponentProps, useState } from 'react';
import { ArticleFrame } from '@/lib/blog-design/article/article-frame';

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

type DocumentArticleProps = ComponentProps<typeof ArticleFrame> & { id: string };

/** An article whose markup, made by React on the server, is in the document already: it is taken over as it stands. */
export function DocumentArticle({ id, ...frame }: DocumentArticleProps) {
  const [__html] = useState(() => markupOf(id));
  return (
    <ArticleFrame
      {...frame}
      id={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
