import { Link2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { pressedKey } from '@/components/ui/pressed-key.ts';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import { type Checked, checkSourceUrl } from '../rules.ts';

/** A URL field that can open. `save` shows a fault and returns null, or closes it and returns what `accept` returns. */
export function useUrlInput<Url, Saved>(check: (typed: string) => Checked<Url>, accept: (url: Url) => Saved) {
  const t = useTranslations('create.sources');
  const [field, setField] = useState<{ typed: string; error: string | null } | null>(null);

  function save(): Saved | null {
    if (!field) return null;
    const checked = check(field.typed);
    if (checked.ok) {
      setField(null);
      return accept(checked.value);
    }
    const problem = t.titled(checked.problem, { count: MAX_SOURCE_URLS });
    setField({ ...field, error: problem.description ?? problem.title });
    toast({ ...problem, variant: 'destructive' });
    return null;
  }
  return {
    typed: field?.typed ?? '',
    error: field?.error ?? null,
    isOpen: field !== null,
    type: (typed: string) => setField({ typed, error: null }),
    close: () => setField(null),
    save,
  };
}

type UrlInputProps = {
  label: string;
  placeholder: string;
  state: Pick<ReturnType<typeof useUrlInput>, 'typed' | 'error' | 'type'> & { save: () => unknown };
  onEscape?: () => void;
};

export function UrlInput({ label, placeholder, state: { typed, error, type, save }, onEscape }: UrlInputProps) {
  const errorId = useId();
  return (
    <div className="flex-1">
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        autoFocus
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        aria-invalid={error !== null}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          const key = pressedKey(event.nativeEvent);
          if (key === 'Escape') onEscape?.();
          if (key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      {error ? (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-destructive-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** State of the source URL list (spec §2, §5); the URLs belong to the draft, which survives a reload. */
export function useSourceUrls(urls: readonly string[], change: (next: (urls: string[]) => string[]) => void) {
  const t = useTranslations('create.sources');
  const input = useUrlInput(
    (typed) => checkSourceUrl(typed, urls),
    (url): readonly string[] => {
      change((list) => [...list, url]);
      toast(t.titled('added'));
      return [...urls, url];
    },
  );

  function remove(index: number): void {
    const removed = urls[index];
    if (removed === undefined) return;
    change((list) => list.toSpliced(index, 1));
    toastUndo({ title: t('removed'), description: removed }, t('restore'), () =>
      change((list) => list.toSpliced(index, 0, removed)),
    );
  }
  return {
    urls,
    input,
    remove,
    /** The list to send: a URL left in the box is added first. Null if it is refused. */
    settle: () => (input.typed.trim() === '' ? urls : input.save()),
  };
}

type SourceUrlsProps = { sources: ReturnType<typeof useSourceUrls>; notes: readonly SourceNote[] };

export function SourceUrls({ sources: { urls, input, remove }, notes }: SourceUrlsProps) {
  const t = useTranslations('create.sources');
  const noteOn = (url: string) => notes.find((note) => note.url === url)?.reason;
  return (
    <section aria-labelledby="source-urls-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h2 id="source-urls-heading" className="text-sm font-semibold">
            {t.rich('heading', { note: <span className="font-normal text-muted-foreground" /> })}
          </h2>
          <p className="text-xs text-muted-foreground">{t('hint')}</p>
        </div>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={input.isOpen}
          onClick={() => (input.isOpen ? input.close() : input.type(''))}
        >
          {input.isOpen ? t.common('cancel') : t('open')}
        </Button>
      </div>
      {input.isOpen ? (
        <div id="add-url" className="mt-3 flex items-start gap-2">
          <UrlInput label={t('url')} placeholder="https://example.com/article" state={input} />
          <Button variant="ink" onClick={input.save}>
            {t.common('add')}
          </Button>
        </div>
      ) : null}
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
              <Button variant="ghost" size="icon-sm" aria-label={t('remove', { url })} onClick={() => remove(index)}>
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
