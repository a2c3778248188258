import { Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { OfferedPicture, OfferedPictures } from '@/lib/blogs/pictures/schema.ts';
import { COVER_MESSAGES } from '@/lib/constants/cover-messages.ts';
import { MAX_SEARCH_CHARACTERS } from '@/lib/constants/limits.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { type Choice, coverPath } from './cover-choice.ts';

type PictureOption = { key: string; label: string; previewUrl: string; note?: string };

type PictureOptionsProps = {
  legend: string;
  options: readonly PictureOption[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
};

/** Radio buttons with pictures. */
export function PictureOptions({ legend, options, chosen, onChoose }: PictureOptionsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {options.map(({ key, label, previewUrl, note }) => (
          <label
            key={key}
            className="flex cursor-pointer flex-col overflow-hidden rounded-md border border-border bg-muted has-checked:border-foreground has-checked:ring-2 has-checked:ring-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={legend}
              value={key}
              checked={key === chosen}
              aria-label={label}
              onChange={() => onChoose(key)}
              className="sr-only"
            />
            <img
              src={previewUrl}
              alt=""
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
              className="aspect-video w-full object-cover"
            />
            {note ? (
              <span className="px-2.5 py-2 text-xs leading-snug break-words text-muted-foreground">{note}</span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Found = { query: string; pictures: OfferedPicture[] };

function useSearch(blogId: string, topic: string) {
  const [typed, setTyped] = useState(topic.slice(0, MAX_SEARCH_CHARACTERS));
  const [found, setFound] = useState<Found | null>(null);
  const [status, setStatus] = useState<'idle' | 'searching' | 'failed'>('idle');
  const [fault, setFault] = useState('');

  async function search(): Promise<void> {
    if (status === 'searching') return;
    setStatus('searching');
    setFault('');
    try {
      const query = typed.trim();
      const path = `${coverPath(blogId)}/pictures?query=${encodeURIComponent(query)}`;
      const { pictures } = await requestJson<OfferedPictures>(path);
      setFound({ query, pictures });
      setStatus('idle');
    } catch (error) {
      console.error(error);
      setFault(apiErrorDetails(error).message ?? COVER_MESSAGES.searchFailed);
      setStatus('failed');
    }
  }
  return { typed, setTyped, found, isSearching: status === 'searching', fault, search };
}

type SearchPanelProps = {
  blogId: string;
  topic: string;
  chosen: string | undefined;
  onChoose: (choice: Choice) => void;
};

/** Searches for licensed pictures. */
export function SearchPanel({ blogId, topic, chosen, onChoose }: SearchPanelProps) {
  const id = useId();
  const { typed, setTyped, found, isSearching, fault, search } = useSearch(blogId, topic);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void search();
  }

  function choose(pageUrl: string): void {
    const offer = found?.pictures.find((each) => each.pageUrl === pageUrl);
    if (found && offer) onChoose({ kind: 'found', query: found.query, offer });
  }
  return (
    <>
      <form onSubmit={submit} className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          Search for pictures
        </label>
        <Input
          id={id}
          type="search"
          value={typed}
          maxLength={MAX_SEARCH_CHARACTERS}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-40 flex-1"
        />
        <Button type="submit" variant="outline" aria-busy={isSearching}>
          <Search aria-hidden />
          {isSearching ? 'Searching...' : 'Search'}
        </Button>
      </form>
      <p role="alert" className="mt-2 text-sm font-medium text-destructive-text empty:hidden">
        {fault}
      </p>
      <p role="status" className="mt-3 text-sm text-muted-foreground empty:hidden">
        {found ? foundText(found.pictures.length) : null}
      </p>
      {found && found.pictures.length > 0 ? (
        <div className="mt-3">
          <PictureOptions
            legend="Pictures found"
            options={found.pictures.map(({ pageUrl, title, credit, previewUrl }) => ({
              key: pageUrl,
              label: title || credit,
              previewUrl,
              note: credit,
            }))}
            chosen={chosen}
            onChoose={choose}
          />
        </div>
      ) : null}
    </>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'No pictures found. Try other words, perhaps in English.';
  return `${count} ${count === 1 ? 'picture' : 'pictures'}. The credit appears below the cover.`;
}
