import { hasStored } from '@/components/storage/stored.ts';

/** Storage keys of running generations and unopened blogs. */
export const RUNS_KEY = 'live-generations';
export const READY_KEY = 'ready-blogs';

/** Whether this browser stores a generation or a finished blog: cheap enough for every page. */
export function hasRunFlag(): boolean {
  return hasStored(RUNS_KEY, 'browser') || hasStored(READY_KEY, 'browser');
}
