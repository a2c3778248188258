import { siteOf } from '@/lib/research/site-of.ts';
import { CREATE_TEXTS } from '../texts.ts';
import type { FoundSource, OutlineChange } from './outline-draft.ts';

type OutlineSourcesProps = { found: readonly FoundSource[]; onChange: (change: OutlineChange) => void };

/** The pages that were found for an outline, each to keep or to drop before the blog is written. */
export function OutlineSources({ found, onChange }: OutlineSourcesProps) {
  if (found.length === 0) return null;
  return (
    <fieldset aria-describedby="outline-sources-hint" className="min-w-0 border-t border-border">
      <legend className="float-left w-full pt-3.5 text-sm font-semibold">Sources found</legend>
      <p id="outline-sources-hint" className="clear-both text-sm text-muted-foreground">
        {CREATE_TEXTS.foundHint}
      </p>
      <ul className="mt-2 divide-y divide-border border-t border-border">
        {found.map(({ url, title, isKept }) => (
          <li key={url} className="flex items-start gap-3 text-sm">
            <label className="flex min-w-0 flex-1 cursor-pointer items-start gap-3 py-2.5">
              <input
                type="checkbox"
                checked={isKept}
                onChange={(event) => onChange({ kind: 'keep', url, isKept: event.currentTarget.checked })}
                className="mt-0.5 size-4 shrink-0 accent-primary"
              />
              <span className={isKept ? 'min-w-0 wrap-anywhere' : 'min-w-0 text-muted-foreground wrap-anywhere'}>
                <span className="font-medium">{title}</span>{' '}
                <span className="text-muted-foreground">{siteOf(url)}</span>
              </span>
            </label>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="shrink-0 py-2.5 underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground"
            >
              Read<span className="sr-only"> {title} (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
