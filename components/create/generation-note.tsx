import type { LiveRun } from '@/components/live/run/current-run';

/** Says under the form where the blog that is being written can be seen. */
export function GenerationNote({ run }: { run: LiveRun }) {
  return (
    <p className="text-sm text-muted-foreground">
      {run.origin === 'browser'
        ? 'A blog that you began in this browser is being written.'
        : 'Your blog is being written.'}{' '}
      <a
        href="#live"
        className="font-medium text-foreground underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground"
      >
        Watch it
      </a>
    </p>
  );
}
