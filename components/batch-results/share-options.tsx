import { useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { BATCH_RESULTS_MESSAGES } from '@/lib/constants/batch-messages.ts';
import type { Message } from '@/lib/constants/messages.ts';
import { CopyTextButton } from './copy-text-button.tsx';

export type ListedBlog = { title: string; url: string };

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => HTML_ESCAPES[sign] ?? sign);

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Escapes all special characters of CommonMark and its common extensions. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]()<>#+\-.!|~&$:@^=]/g, '\\$&');

const linkTarget = (url: string) => new URL(url).href.replaceAll('(', '%28').replaceAll(')', '%29');

/** URLs, one per line (spec §2, Share Options). */
export function plainList(blogs: readonly ListedBlog[]): string {
  return blogs.map(({ url }) => url).join('\n');
}

/** An HTML list of links with escaped titles. */
export function htmlList(blogs: readonly ListedBlog[]): string {
  const items = blogs.map(
    ({ title, url }) => `  <li><a href="${escapeHtml(new URL(url).href)}">${escapeHtml(inOneLine(title))}</a></li>`,
  );
  return ['<ul>', ...items, '</ul>'].join('\n');
}

/** A Markdown list of links with escaped titles. */
export function markdownList(blogs: readonly ListedBlog[]): string {
  return blogs.map(({ title, url }) => `- [${escapeMarkdown(inOneLine(title))}](${linkTarget(url)})`).join('\n');
}

const { allUrlsCopied, htmlCopied, markdownCopied } = BATCH_RESULTS_MESSAGES;

const LISTS = [
  { heading: 'Plain URLs', label: 'Copy URLs', write: plainList, done: allUrlsCopied },
  { heading: 'HTML list', label: 'Copy HTML', write: htmlList, done: htmlCopied },
  { heading: 'Markdown list', label: 'Copy Markdown', write: markdownList, done: markdownCopied },
];

type ListPanelProps = { heading: string; label: string; text: string; done: Message };

function ListPanel({ heading, label, text, done }: ListPanelProps) {
  const id = useId();
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="font-display text-xl leading-tight font-semibold">
          {heading}
        </h3>
        <CopyTextButton text={text} label={label} done={done} variant="outline" size="sm" />
      </div>
      <textarea
        readOnly
        aria-labelledby={id}
        value={text}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        wrap="off"
        className="mt-4 block w-full resize-y rounded-md border border-border bg-muted p-3 font-mono text-xs leading-relaxed"
      />
    </Card>
  );
}

/** The links of a batch to copy (spec §2, Share Options tab). */
export function ShareOptions({ blogs }: { blogs: readonly ListedBlog[] }) {
  return (
    <div className="flex flex-col gap-4">
      {LISTS.map(({ write, ...list }) => (
        <ListPanel key={list.heading} {...list} text={write(blogs)} />
      ))}
    </div>
  );
}
