import { Fragment, type ReactNode } from 'react';
import { useTranslations } from '#translations';
import { longDate } from '@/components/ui/format.ts';
import { TextLink } from '@/components/ui/text-link.tsx';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import type { Note } from '@/lib/research/library/notes.ts';
import { type PagePart, splitPage } from '@/lib/research/page-parts.ts';
import { notePath } from '@/lib/routes.ts';

const ADDRESS = /(https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"”»]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

const pageHref = (address: string) => (/^https?:/i.test(address) ? address : `mailto:${address}`);

const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, at) => {
    // Matches are at odd indexes.
    const isAddress = at % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position.
      <Fragment key={at}>
        {isAddress ? (
          <a href={pageHref(part)} className="wrap-anywhere link-underline">
            {part}
          </a>
        ) : (
          part
        )}
      </Fragment>
    );
  });

const NoteTable = ({ names, rows }: Omit<Extract<PagePart, { form: 'table' }>, 'form'>) => (
  // Focusable, so that a wide table can be scrolled by keyboard.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
  <section tabIndex={0} aria-label={names.join(', ')} className="my-7 overflow-x-auto">
    <table className="w-full min-w-[34rem] border-y border-foreground text-start text-[0.9375rem] leading-snug">
      <thead>
        <tr className="border-b border-foreground">
          {names.map((name) => (
            <th key={name} scope="col" className="py-2.5 pe-4 align-bottom font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {rows.map((cells) => (
          <tr key={cells.join('|')}>
            {cells.map((cell, column) => (
              <td key={names[column]} className="py-2.5 pe-4 align-top first:font-medium">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const HEADINGS = {
  2: 'mt-12 mb-3 font-display text-[1.75rem] leading-tight font-semibold tracking-[-0.015em] text-balance',
  3: 'mt-8 mb-2 text-lg leading-snug font-semibold',
} as const;

function NotePart({ part }: { part: PagePart }) {
  switch (part.form) {
    case 'heading': {
      const Heading = `h${part.level}` as const;
      return <Heading className={HEADINGS[part.level]}>{part.text}</Heading>;
    }
    case 'list':
      return (
        <ul className="my-5 list-disc space-y-1.5 ps-5 text-[1.0625rem] leading-relaxed marker:text-primary">
          {part.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <NoteTable names={part.names} rows={part.rows} />;
    case 'paragraph':
      return (
        <p className="my-4 text-[1.0625rem] leading-[1.7]">
          <LinkedText text={part.text} />
        </p>
      );
  }
}

export function NoteParts({ parts }: { parts: readonly PagePart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
  return parts.map((part, place) => <NotePart key={place} part={part} />);
}

const linkTo = (license: NonNullable<Note['license']>) => (words: ReactNode) => (
  <a href={license.url} rel="license" className="font-medium text-foreground link-underline">
    {words}
  </a>
);

type NotesProps = { language: Language; notes: readonly Note[] };

function NotesIn({ language, notes }: NotesProps) {
  const { tag, ownName } = LANGUAGE_DETAILS[language];
  return (
    <section lang={tag} aria-labelledby={language} className="border-t border-border pt-6">
      <h2 id={language} className="font-display text-[1.75rem] leading-tight font-semibold">
        {ownName}
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {notes.map(({ slug, title, published }) => (
          <li key={slug} className="min-w-0">
            <TextLink href={notePath(language, slug)} className="font-medium">
              {title}
            </TextLink>
            {published ? (
              <p className="mt-1 text-sm text-muted-foreground">
                <time dateTime={published}>{longDate(published, tag)}</time>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LibraryList({ groups }: { groups: readonly NotesProps[] }) {
  const t = useTranslations('library');
  const license = groups[0]?.notes[0]?.license;
  return (
    <div className="page-width py-10 md:py-16">
      <div aria-hidden className="rule-oxford" />
      <h1 className="mt-4 font-display text-[clamp(2.25rem,6vw,3.75rem)] leading-[1.04] font-semibold tracking-[-0.025em]">
        {t('title')}
      </h1>
      <p className="mt-4 max-w-[44rem] text-[1.0625rem] leading-relaxed">
        {t('introduction', { brand: BRAND_NAME })}
        {sentenceGap(t.language)}
        {license ? t.rich('license', { name: license.name, license: linkTo(license) }) : null}
      </p>
      <div className="mt-10 flex flex-col gap-10">
        {groups.map((group) => (
          <NotesIn key={group.language} {...group} />
        ))}
      </div>
    </div>
  );
}

export function LibraryNote({ note }: { note: Note }) {
  const t = useTranslations('library');
  const { title, text, license, published, writtenIn } = note;
  return (
    <div className="page-width py-10 md:py-16">
      <article lang={LANGUAGE_DETAILS[writtenIn].tag} className="mx-auto max-w-[44rem]">
        <div aria-hidden className="rule-oxford" />
        <p lang={t.language} className="label-caps pt-4 text-rubric">
          {t('label', { brand: BRAND_NAME })}
        </p>
        <h1 className="mt-4 font-display text-[clamp(2.25rem,6vw,3.75rem)] leading-[1.04] font-semibold tracking-[-0.025em] text-balance">
          {title}
        </h1>
        {published ? (
          <p lang={t.language} className="mt-4 text-sm text-muted-foreground">
            {t.rich('published', { date: longDate(published, t.language), day: <time dateTime={published} /> })}
          </p>
        ) : null}
        <div className="mt-8 [&>p:first-child]:font-display [&>p:first-child]:text-[1.375rem] [&>p:first-child]:leading-[1.45]">
          <NoteParts parts={splitPage(text)} />
        </div>
        {license ? (
          <p lang={t.language} className="mt-12 border-t border-border pt-4 text-sm text-muted-foreground">
            {t.rich('author', { brand: BRAND_NAME, name: license.name, license: linkTo(license) })}
          </p>
        ) : null}
      </article>
    </div>
  );
}
