import { MIN_BATCH_SIZE } from '@/lib/constants/batch-limits.ts';
import type { Message } from '@/lib/constants/messages.ts';

/** What the batch screen says beyond the specification's own sentences. */
export const BATCH_TEXTS = {
  stopped: {
    title: 'Batch stopped',
    description: 'What was written is kept. You can continue any time.',
  },
  notStopped: {
    title: 'Not stopped',
    description: 'The server could not be reached. Please try again.',
  },
  mayLeave: 'You can leave this page: the blogs go on being written.',
  lost: 'Connection lost. Trying again…',
  broken:
    'The server cannot be reached. Your blogs may still be being written; check your connection and try again.',
  oneLeft: {
    title: 'You have 1 free blog left',
    description: `A batch needs at least ${MIN_BATCH_SIZE}. Write the last one on its own, or subscribe for more.`,
  },
  /** @param size blogs that the batch gets of the `wanted` */
  cutTo: (size: number, wanted: number): string =>
    `This batch will have ${size} of the ${wanted}; subscribe for more.`,
  ready: { title: 'Your blogs are ready', description: 'Open them from here or under My Blogs.' },
} as const satisfies Record<string, string | Message | ((...counts: number[]) => string)>;
