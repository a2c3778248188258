import type { Message } from '@/lib/constants/messages';

/** What the batch screen says beyond the specification's own sentences. */
export const BATCH_TEXTS = {
  stopped: {
    title: 'Batch stopped',
    description: 'What was written is kept. You can continue any time.',
  },
  ready: { title: 'Your blogs are ready', description: 'Open them from here or under My Blogs.' },
  /** @param count images that an interrupted batch was begun with and that a reload has lost */
  imagesLost: (count: number): string =>
    `Your ${count === 1 ? 'image was' : `${count} images were`} not kept. Add ${count === 1 ? 'it' : 'them'} again for the remaining blogs.`,
} as const satisfies Record<string, Message | ((count: number) => string)>;
