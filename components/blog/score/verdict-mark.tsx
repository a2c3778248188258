import { cn } from '@/components/ui/cn';
import type { Measure } from '@/lib/writing/score/schema';

type Verdict = Measure['verdict'];

/** How many of the three bars are inked; broken outlines where nothing was measured. */
const INKED: Readonly<Record<Verdict, number>> = { good: 3, fair: 2, poor: 1, unchecked: 0 };

const BARS = [
  { x: 1, top: 8 },
  { x: 7, top: 5 },
  { x: 13, top: 1 },
];

/** A verdict as three rising bars. The word stands beside it. */
export function VerdictMark({ verdict, className }: { verdict: Verdict; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 18 14"
      className={cn('h-4 w-5 shrink-0', verdict === 'poor' && 'text-rubric', className)}
      stroke="currentColor"
      strokeWidth={1}
    >
      {BARS.map(({ x, top }, at) => (
        <rect
          key={x}
          x={x - 0.5}
          y={top - 0.5}
          width={4}
          height={13.5 - top}
          fill={at < INKED[verdict] ? 'currentColor' : 'none'}
          strokeDasharray={verdict === 'unchecked' ? '1.5 1.5' : undefined}
          opacity={at < INKED[verdict] ? 1 : 0.6}
        />
      ))}
    </svg>
  );
}
