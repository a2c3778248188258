import { ImageUp, RefreshCw, Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { Choice } from '@/components/ui/choice.tsx';
import { FileDrop, readAsDataUrl } from '@/components/ui/file-drop.tsx';
import { Fault, Input } from '@/components/ui/input.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import type { CoverChange, OfferedPictures } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { MAX_COVER_DRAWINGS, MAX_IMAGE_MEGABYTES, MAX_SEARCH_CHARACTERS } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';
import { pictureProblem, READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';

export type CoveredBlog = Pick<Blog, 'id' | 'topic' | 'cover'>;

type WithoutAlt<Change> = Change extends CoverChange ? Omit<Change, 'alt'> : never;

export type CoverChoice = { key: string; previewUrl: string; title: string; change: WithoutAlt<CoverChange> };

export const coverPath = (blogId: string) => `/api/blogs/${blogId}/cover`;

type PanelProps = { blog: CoveredBlog; choice: CoverChoice | null; onChoose: (choice: CoverChoice) => void };

type PictureOptionsProps = Omit<PanelProps, 'blog'> & {
  legend: string;
  options: readonly (CoverChoice & { label: string; note?: string })[];
};

const PictureOptions = ({ legend, options, choice, onChoose }: PictureOptionsProps) => (
  <fieldset className="min-w-0">
    <legend className="sr-only">{legend}</legend>
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {options.map(({ label, note, ...option }) => (
        <Choice
          key={option.key}
          name={legend}
          value={option.key}
          checked={option.key === choice?.key}
          aria-label={label}
          onChange={() => onChoose(option)}
          className="flex flex-col overflow-hidden bg-muted has-checked:ring-2 has-checked:ring-foreground"
        >
          <img
            src={option.previewUrl}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            className="aspect-video w-full object-cover"
          />
          {note ? (
            <span className="px-2.5 py-2 text-xs leading-snug break-words text-muted-foreground">{note}</span>
          ) : null}
        </Choice>
      ))}
    </div>
  </fieldset>
);

export function SearchPanel({ blog, ...panel }: PanelProps) {
  const t = useTranslations('cover');
  const id = useId();
  const [typed, setTyped] = useState(blog.topic.slice(0, MAX_SEARCH_CHARACTERS));
  const [found, setFound] = useState<(OfferedPictures & { query: string }) | null>(null);
  const { isBusy, fault, submit } = useSubmit(t('searchFailed'));

  function search(event: FormEvent): void {
    event.preventDefault();
    void submit(async () => {
      const query = typed.trim();
      const path = `${coverPath(blog.id)}/pictures?query=${encodeURIComponent(query)}`;
      setFound({ query, ...(await requestJson<OfferedPictures>(path)) });
    });
  }

  const options = found?.pictures.map(({ pageUrl, title, credit, previewUrl }) => {
    const change = { kind: 'found', query: found.query, pageUrl } as const;
    return { key: pageUrl, label: title || credit, previewUrl, note: credit, title, change };
  });
  return (
    <>
      <form onSubmit={search} className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          {t('searchLabel')}
        </label>
        <Input
          id={id}
          type="search"
          value={typed}
          maxLength={MAX_SEARCH_CHARACTERS}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-40 flex-1"
        />
        <Button Icon={Search} type="submit" variant="outline" aria-busy={isBusy}>
          {isBusy ? t('searching') : t.common('search')}
        </Button>
      </form>
      <Fault className="mt-2">{fault}</Fault>
      <p role="status" className="mt-3 text-sm text-muted-foreground empty:hidden">
        {options ? t('found', { count: options.length }) : null}
      </p>
      {options && options.length > 0 ? (
        <div className="mt-3">
          <PictureOptions legend={t('imagesFound')} options={options} {...panel} />
        </div>
      ) : null}
    </>
  );
}

const OFFERED = 6;

export function DrawingPanel({ blog, ...panel }: PanelProps) {
  const t = useTranslations('cover');
  const [first, setFirst] = useState(blog.cover?.drawing ?? 0);
  const options = Array.from({ length: OFFERED }, (_, at) => {
    const number = (first + at) % MAX_COVER_DRAWINGS;
    const label = t('drawing', { number: number + 1 });
    const previewUrl = `${coverPath(blog.id)}/drawings/${number}`;
    return { key: label, label, previewUrl, title: '', change: { kind: 'drawn', number } as const };
  });
  return (
    <>
      <PictureOptions legend={t('drawings')} options={options} {...panel} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button Icon={RefreshCw} variant="outline" size="sm" onClick={() => setFirst(first + OFFERED)}>
          {t('moreDrawings')}
        </Button>
        <p className="text-sm text-muted-foreground">{t('drawingsHint')}</p>
      </div>
    </>
  );
}

export function UploadPanel({ choice, onChoose }: PanelProps) {
  const t = useTranslations('cover');
  const images = useTranslations('images');
  const [problem, setProblem] = useState('');
  const name = choice?.change.kind === 'uploaded' ? choice.key : undefined;

  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const found = pictureProblem(file);
    const picture = found ? null : await readAsDataUrl(file).catch(() => null);
    setProblem(picture === null ? images(`${found ?? 'type'}.description`, { file: file.name }) : '');
    if (picture === null) return;
    onChoose({ key: file.name, previewUrl: picture, title: '', change: { kind: 'uploaded', picture } });
  }
  return (
    <>
      <FileDrop
        label={t('file')}
        accept={[...READABLE_IMAGE_TYPES].join()}
        onFiles={choose}
        Icon={ImageUp}
        button={t(name ? 'chooseAnother' : 'chooseFile')}
        hint={name ?? t('dropHint', { megabytes: MAX_IMAGE_MEGABYTES })}
        className="p-4"
      />
      <Fault className="mt-2">{problem}</Fault>
    </>
  );
}
