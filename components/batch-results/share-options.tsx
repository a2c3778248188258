import { useId } from 'react';
import { useTranslations } from '#translations';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';

export type ListedBlog = { title: string; url: string };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Escapes all special characters of CommonMark and its common extensions. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]()<>#+\-.!|~&$:@^=]/g, '\\$&');

const linkTarget = (url: string) => new URL(url).href.replaceAll('(', '%28').replaceAll(')', '%29');

/** URLs, one per line (spec §2, Share Options). */
export const plainList = (blogs: readonly ListedBlog[]): string => blogs.map(({ url }) => url).join('\n');

export function htmlList(blogs: readonly ListedBlog[]): string {
  const items = blogs.map(
    ({ title, url }) => `  <li><a href="${escapeHtml(new URL(url).href)}">${escapeHtml(inOneLine(title))}</a></li>`,
  );
  return ['<ul>', ...items, '</ul>'].join('\n');
}

export const markdownList = (blogs: readonly ListedBlog[]): string =>
  blogs.map(({ title, url }) => `- [${escapeMarkdown(inOneLine(title))}](${linkTarget(url)})`).join('\n');

const LISTS = [
  { kind: 'plain', write: plainList },
  { kind: 'html', write: htmlList },
  { kind: 'markdown', write: markdownList },
] as const;

function ListPanel({ kind, text }: { kind: (typeof LISTS)[number]['kind']; text: string }) {
  const t = useTranslations('batchResults');
  const id = useId();
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="font-display text-xl leading-tight font-semibold">
          {t(`lists.${kind}.heading`)}
        </h3>
        <CopyButton text={text} done={t.titled(`copied.${kind}`)} variant="outline" size="sm">
          {t(`lists.${kind}.copy`)}
        </CopyButton>
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
export const ShareOptions = ({ blogs }: { blogs: readonly ListedBlog[] }) => (
  <div className="flex flex-col gap-4">
    {LISTS.map(({ kind, write }) => (
      <ListPanel key={kind} kind={kind} text={write(blogs)} />
    ))}
  </div>
);
