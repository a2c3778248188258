import { useId } from 'react';
import type { Referrer } from '@/lib/views/schema.ts';

type ReferrerListProps = {
  heading: string;
  sites: readonly Referrer[];
  /** Stands in the place of the list where there are none. */
  none: string;
};

/** Other sites by what came from them. Anybody can send any name as theirs, so that none is a link. */
export function ReferrerList({ heading, sites, none }: ReferrerListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="border-b border-input pb-1.5 font-medium">
        {heading}
      </h3>
      {sites.length === 0 ? (
        <p className="py-2 text-sm text-muted-foreground">{none}</p>
      ) : (
        <ul className="divide-y divide-border text-sm">
          {sites.map(({ host, count }) => (
            <li key={host} className="flex justify-between gap-4 py-1.5">
              <span className="min-w-0 break-words">{host}</span>
              <span>{count.toLocaleString('en-US')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
