import type { LiveRun } from '@/components/generation/run/current-run';

/** The state of a tab when a blog is written. */
export type Watching = {
  /** Whether the creation form is on the screen. */
  isHere: boolean;
  /** Whether the tab is visible. */
  isVisible: boolean;
  /** What is typed into the form. */
  topic: string;
};

/**
 * Whether a tab goes on to a blog once it is written. One that only follows another tab's stays where somebody looks
 * elsewhere or has typed a topic of their own.
 */
export function shouldRedirect(origin: LiveRun['origin'], { isHere, isVisible, topic }: Watching) {
  return isHere && (origin !== 'browser' || (isVisible && topic.trim() === ''));
}
