import { longDate } from '@/components/ui/format.ts';
import { totalOf } from '@/lib/views/rules.ts';
import type { DayOfViews } from '@/lib/views/schema.ts';
import { viewsText } from './texts.ts';

/** In the drawing's units; a day is 1 wide. */
const HEIGHT = 100;

const BAR = 0.72;

/** Least full height in views, so that a single view is no peak. */
const LEAST_PEAK = 4;

const dayLine = ({ day, views, readers }: DayOfViews) =>
  `${longDate(day)}: ${viewsText(views)}, ${readers} ${readers === 1 ? 'reader' : 'readers'}`;

/** A day's views, with the readers among them in another color. */
function Bar({ at, day, peak }: { at: number; day: DayOfViews; peak: number }) {
  const [views, readers] = [day.views, day.readers].map((count) => (HEIGHT * count) / peak);
  const bar = { x: at + (1 - BAR) / 2, width: BAR };
  return (
    <g>
      <title>{dayLine(day)}</title>
      <rect x={at} width={1} y={0} height={HEIGHT} className="fill-transparent hover:fill-accent" />
      <rect {...bar} y={HEIGHT - (views ?? 0)} height={views} className="fill-input" />
      <rect {...bar} y={HEIGHT - (readers ?? 0)} height={readers} className="fill-primary" />
    </g>
  );
}

function Key({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 ${color}`} />
      {children}
    </span>
  );
}

/** Views and readers by day; the table below has the same numbers. */
export function ViewsChart({ days }: { days: readonly DayOfViews[] }) {
  const highest = Math.max(0, ...days.map(({ views }) => views));
  const peak = Math.max(LEAST_PEAK, highest);
  const { views, readers } = totalOf(days);
  const [first, last] = [days.at(0)?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-muted-foreground">
        <span>Busiest day: {viewsText(highest)}</span>
        <span className="flex gap-4">
          <Key color="bg-input">Views</Key>
          <Key color="bg-primary">Readers</Key>
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={`Bars of ${viewsText(views)} and ${readers} readers, from ${longDate(first)} to ${longDate(last)}`}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-2 h-32 w-full border-b border-input"
      >
        {days.map((day, at) => (
          <Bar key={day.day} at={at} day={day} peak={peak} />
        ))}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-sm text-muted-foreground">
        <time dateTime={first}>{longDate(first)}</time>
        <time dateTime={last}>{longDate(last)}</time>
      </p>
    </figure>
  );
}
