'use client';

import { Link2, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { SourceNote } from '@/lib/http/errors.ts';
import type { SourceUrls as SourceUrlsState } from './use-source-urls.ts';

function AddUrlBox({ typed, error, type, add }: Pick<SourceUrlsState, 'typed' | 'error' | 'type' | 'add'>) {
  function addOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  return (
    <div id="add-url" className="mt-3">
      <div className="flex gap-2">
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          autoFocus
          aria-label="Source URL"
          placeholder="https://example.com/article"
          value={typed}
          aria-invalid={error !== null}
          aria-describedby={error ? 'source-url-error' : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={addOnEnter}
        />
        <Button variant="ink" onClick={add}>
          Add
        </Button>
      </div>
      {error ? (
        <p id="source-url-error" className="mt-1.5 text-sm font-medium text-destructive-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}

type SourceUrlsProps = {
  sources: SourceUrlsState;
  /** What the server said about some of them. */
  notes: readonly SourceNote[];
};

/** Pages the blog is to be based on (spec §2, Advanced Tools). */
export function SourceUrls({ sources, notes }: SourceUrlsProps) {
  const { urls, isAdding, toggle, remove } = sources;
  const noteOn = (url: string) => notes.find((note) => note.url === url)?.reason;
  return (
    <section aria-labelledby="source-urls-heading">
      <div className="flex items-center justify-between gap-3">
        <h3 id="source-urls-heading" className="text-sm font-semibold">
          Source URLs
        </h3>
        <Button variant="outline" size="sm" aria-expanded={isAdding} onClick={toggle}>
          {isAdding ? 'Cancel' : 'Add URL'}
        </Button>
      </div>
      <p className="mt-0.5 text-sm text-muted-foreground">
        Pages to read first. The blog cites what it takes from them.
      </p>
      {isAdding ? <AddUrlBox {...sources} /> : null}
      {urls.length > 0 ? (
        <ul className="mt-3 divide-y divide-border border-y border-border">
          {urls.map((url, index) => (
            <li key={url} className="flex items-center gap-2.5 py-1">
              <Link2 aria-hidden className="size-4 shrink-0 text-muted-foreground" />
              <span className="min-w-0 flex-1 text-sm">
                <span className="block truncate" title={url}>
                  {url}
                </span>
                <span className="block font-medium text-destructive-text empty:hidden">{noteOn(url)}</span>
              </span>
              <Button variant="ghost" size="icon-sm" aria-label={`Remove ${url}`} onClick={() => remove(index)}>
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
