import { ImageUp, RefreshCw, Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FileDrop, readAsDataUrl } from '@/components/ui/file-drop.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { OfferedPicture, OfferedPictures } from '@/lib/blogs/pictures/schema.ts';
import { COVER_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { MAX_COVER_DRAWINGS, MAX_IMAGE_MEGABYTES, MAX_SEARCH_CHARACTERS } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES } from '@/lib/constants/messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { pictureProblem, READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import { type Choice, coverPath, drawingPath } from './cover-choice.ts';

type PictureOption = { key: string; label: string; previewUrl: string; note?: string };

type PictureOptionsProps = {
  legend: string;
  options: readonly PictureOption[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
};

/** Radio buttons with pictures. */
function PictureOptions({ legend, options, chosen, onChoose }: PictureOptionsProps) {
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

/** One of each composition. */
const OFFERED = 6;

type DrawingPanelProps = {
  blogId: string;
  number: number | undefined;
  /** Number of the first offered drawing. */
  first: number;
  onChoose: (choice: Choice) => void;
};

/** Chooses a drawing in the style's colors. */
export function DrawingPanel({ blogId, number, first, onChoose }: DrawingPanelProps) {
  const [begin, setBegin] = useState(first);
  const options = Array.from({ length: OFFERED }, (_, at) => {
    const each = (begin + at) % MAX_COVER_DRAWINGS;
    const previewUrl = drawingPath(blogId, each);
    return { key: String(each), label: `Drawing ${each + 1}`, previewUrl };
  });
  return (
    <>
      <PictureOptions
        legend="Drawings"
        options={options}
        chosen={number === undefined ? undefined : String(number)}
        onChoose={(key) => onChoose({ kind: 'drawn', number: Number(key) })}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="sm" onClick={() => setBegin(begin + OFFERED)}>
          <RefreshCw aria-hidden />
          Other drawings
        </Button>
        <p className="text-sm text-muted-foreground">Drawings use the colors of the blog’s style and change with it.</p>
      </div>
    </>
  );
}

type UploadPanelProps = { name: string | undefined; onChoose: (choice: Choice) => void };

/** Chooses a picture file, also by drag and drop. */
export function UploadPanel({ name, onChoose }: UploadPanelProps) {
  const [problem, setProblem] = useState('');

  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const found = pictureProblem(file);
    const picture = found ? null : await readAsDataUrl(file).catch(() => null);
    const unread = CREATE_MESSAGES.imageType(file.name);
    setProblem((found ?? (picture === null ? unread : undefined))?.description ?? '');
    if (picture !== null) onChoose({ kind: 'uploaded', picture, name: file.name });
  }

  return (
    <>
      <FileDrop
        label="Cover file"
        accept={[...READABLE_IMAGE_TYPES].join()}
        onFiles={choose}
        button={
          <>
            <ImageUp aria-hidden />
            {name ? 'Choose another file' : 'Choose a file'}
          </>
        }
        hint={name ?? `or drop it here. ${MAX_IMAGE_MEGABYTES} MB at most; wide pictures work best.`}
        className="p-4"
      />
      <p role="alert" className="mt-2 text-sm font-medium break-words text-destructive-text empty:hidden">
        {problem}
      </p>
    </>
  );
}
