import { MIN_BATCH_SIZE } from '@/lib/constants/batch-limits.ts';
import { BATCH_MESSAGES } from '@/lib/constants/batch-messages.ts';
import type { BatchPlan } from '@/lib/writing/batches/schema.ts';

/** Sentences of the batch screen that the specification does not give. */
export const BATCH_TEXTS = {
  stopped: { title: 'Batch stopped', description: 'What was written is kept. You can continue any time.' },
  notStopped: { title: 'Not stopped', description: 'The server could not be reached. Please try again.' },
  mayLeave: 'You can leave this page: the blogs go on being written.',
  lost: 'Connection lost. Trying again…',
  broken: 'The server cannot be reached. Your blogs may still be being written; check your connection and try again.',
  oneLeft: {
    title: 'You have 1 free blog left',
    description: `A batch needs at least ${MIN_BATCH_SIZE}. Write the last one on its own, or subscribe for more.`,
  },
  cutTo: (size: number, wanted: number): string => `This batch will have ${size} of the ${wanted}; subscribe for more.`,
  checking: 'Checking how many blogs your sources carry…',
  findingAngles: 'Looking for angles on your topic…',
  anglesHint: 'Suggested by the model for your topic. Change any of them before the blogs are written.',
  anglePlaceholder: 'Leave empty and the writer decides',
  otherAngles: { title: 'Other angles suggested' },
  noOtherAngles: {
    title: 'No other angles found',
    description: 'The model gave none that you have not seen. Yours are kept.',
  },
  /** Why a plan has fewer blogs than wanted. */
  shortage: ({ size, writer, reason }: BatchPlan, wanted: number): string => {
    if (reason) return reason;
    if (writer === 'brief') return BATCH_MESSAGES.onlyBriefs;
    if (size < MIN_BATCH_SIZE) {
      return 'Your sources carry only one blog of this length, too few for a batch. Add sources, choose a shorter length, or write one blog under Create.';
    }
    return `Your sources carry ${size} blogs of this length, not ${wanted}: more would repeat each other. Generate ${size}, or add sources. Nothing was counted yet.`;
  },
  ready: { title: 'Your blogs are ready', description: 'Open them from here or under My Blogs.' },
} as const;
