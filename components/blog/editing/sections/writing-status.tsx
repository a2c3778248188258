import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SectionJob } from './use-section-writing';

const DOING = {
  regenerate: (section: string) => `Writing ${section} again...`,
  expand: (section: string) => `Making ${section} longer...`,
  shorten: (section: string) => `Making ${section} shorter...`,
} as const;

/** Says which section is being written, for as long as the form waits for it. */
export function WritingStatus({ job }: { job: SectionJob }) {
  return (
    <p role="status" className="text-sm text-muted-foreground">
      {DOING[job.change](`section ${job.index + 1}`)}
    </p>
  );
}

/** Calls the writing of a section off; takes the focus of the button that began it. */
export function StopWriting({ onStop }: { onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} variant="outline" onClick={onStop}>
      Stop
    </Button>
  );
}
