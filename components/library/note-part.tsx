import { Fragment } from 'react';
import type { PagePart } from '@/lib/research/page-parts.ts';

/** A web or email address, without trailing punctuation. */
const ADDRESS = /(https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"”»]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

const hrefOf = (address: string) => (/^https?:/i.test(address) ? address : `mailto:${address}`);

/** A text with its addresses linked. */
function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, at) => {
    // Matches are at odd indexes.
    const isAddress = at % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position.
      <Fragment key={at}>
        {isAddress ? (
          <a href={hrefOf(part)} className="wrap-anywhere link-underline">
            {part}
          </a>
        ) : (
          part
        )}
      </Fragment>
    );
  });
}

type TableProps = Omit<Extract<PagePart, { form: 'table' }>, 'form'>;

function NoteTable({ names, rows }: TableProps) {
  return (
    // Focusable, so that a wide table can be scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section tabIndex={0} aria-label={names.join(', ')} className="my-7 overflow-x-auto">
      <table className="w-full min-w-[34rem] border-y border-foreground text-left text-[0.9375rem] leading-snug">
        <thead>
          <tr className="border-b border-foreground">
            {names.map((name) => (
              <th key={name} scope="col" className="py-2.5 pr-4 align-bottom font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map((cells) => (
            <tr key={cells.join('|')}>
              {cells.map((cell, column) => (
                <td key={names[column]} className="py-2.5 pr-4 align-top first:font-medium">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const HEADINGS = {
  2: 'mt-12 mb-3 font-display text-[1.75rem] leading-tight font-semibold tracking-[-0.015em] text-balance',
  3: 'mt-8 mb-2 text-lg leading-snug font-semibold',
} as const;

/** One block of a note: a paragraph, a heading, a list or a table. */
export function NotePart({ part }: { part: PagePart }) {
  switch (part.form) {
    case 'heading': {
      const Heading = `h${part.level}` as const;
      return <Heading className={HEADINGS[part.level]}>{part.text}</Heading>;
    }
    case 'list':
      return (
        <ul className="my-5 list-disc space-y-1.5 pl-5 text-[1.0625rem] leading-relaxed marker:text-primary">
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
