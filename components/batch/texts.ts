import { MIN_BATCH_SIZE } from '@/lib/constants/batch-limits';
import type { Message } from '@/lib/constants/messages';

/** What the batch screen says beyond the specification's own sentences. */
export const BATCH_TEXTS = {
  stopped: {
    title: 'Batch stopped',
    description: 'What was written is kept. You can continue any time.',
  },
  oneLeft: {
    title: 'You have 1 free blog left',
    description: `A batch needs at least ${MIN_BATCH_SIZE}. Write the last one on its own, or subscribe for more.`,
  },
  /** @param size blogs that the batch gets of the `wanted` */
  cutTo: (size: number, wanted: number): string =>
    `This batch will have ${size} of the ${wanted}; subscribe for more.`,
  ready: { title: 'Your blogs are ready', description: 'Open them from here or under My Blogs.' },
  /** @param count images that an interrupted batch was begun with and that a reload has lost */
  imagesLost: (count: number): string =>
    `Your ${count === 1 ? 'image was' : `${count} images were`} not kept. Add ${count === 1 ? 'it' : 'them'} again for the remaining blogs.`,
} as const satisfies Record<string, Message | ((...counts: number[]) => string)>;
