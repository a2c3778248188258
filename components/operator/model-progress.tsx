import { Progress } from '@/components/ui/progress.tsx';
import { bytesInWords, timeLeft } from '@/lib/constants/model-messages.ts';
import type { ModelState, OfferedModel } from '@/lib/operator/schema.ts';

type Fetching = Extract<ModelState, { kind: 'fetching' }>;

const percentOf = ({ doneBytes, sizeBytes }: Fetching) =>
  sizeBytes > 0 ? Math.floor((doneBytes / sizeBytes) * 100) : null;

/** "1.2 GB of 3.4 GB · 48 MB/s · 46 s left", or the current step. */
function progressText(state: Fetching): string {
  const { doneBytes, sizeBytes, bytesPerSecond, message } = state;
  if (message || sizeBytes === 0) return message || 'Looking for the file…';
  const arrived = `${bytesInWords(doneBytes)} of ${bytesInWords(sizeBytes)}`;
  if (bytesPerSecond === 0) return arrived;
  const left = timeLeft((sizeBytes - doneBytes) / bytesPerSecond);
  return [arrived, `${bytesInWords(bytesPerSecond)}/s`, left].join(' · ');
}

/** Screen reader announcement, every 10 percent. */
function announcement(title: string, state: ModelState): string {
  if (state.kind !== 'fetching') return '';
  const percent = percentOf(state);
  return percent === null ? `Downloading ${title}` : `Downloading ${title}: ${Math.floor(percent / 10) * 10} percent`;
}

/** Progress of a download: a bar, bytes, speed and time left. */
export function ModelProgress({ model: { title, state } }: { model: OfferedModel }) {
  if (state.kind !== 'fetching' && state.kind !== 'queued') return null;
  const percent = state.kind === 'fetching' ? percentOf(state) : null;
  const text = state.kind === 'fetching' ? progressText(state) : 'Waiting to start…';
  return (
    <div className="mt-4">
      <Progress
        value={percent}
        aria-label={`Downloading ${title}`}
        {...(percent !== null && { 'aria-valuetext': `${percent} percent` })}
        className="h-1.5"
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 font-display text-sm tabular-nums">
        <span className="min-w-0 break-words">{text}</span>
        {percent === null ? null : <span>{percent} %</span>}
      </p>
      <span role="status" className="sr-only">
        {announcement(title, state)}
      </span>
    </div>
  );
}
