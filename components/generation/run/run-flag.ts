import { hasStored } from '@/components/storage/stored.ts';

/** Where the browser remembers the generations that are under way, and the blogs that wait to be opened. */
export const RUNS_KEY = 'live-generations';
export const READY_KEY = 'ready-blogs';

/** Whether this browser remembers a generation or a finished blog: cheap enough to be asked on every page. */
export function hasRunFlag(): boolean {
  return hasStored(RUNS_KEY, 'browser') || hasStored(READY_KEY, 'browser');
}
