import { MIN_BATCH_SIZE } from '@/lib/constants/limits.ts';
import { NOTHING_COUNTED, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { NO_SUBSCRIPTIONS } from '@/lib/constants/subscription-messages.ts';
import type { BatchPlan } from '@/lib/writing/runs/schema.ts';
import { allowedSize } from './rules.ts';

const ONE_LEFT = `A batch needs at least ${MIN_BATCH_SIZE}. Write a single blog${TAKES_PAYMENTS ? ', or subscribe for more' : ' instead'}.`;

/** What the free blogs mean for a batch. `left`: how many there are */
function freeBlogs(left: number, wanted: number): string {
  const size = allowedSize(wanted, left);
  const sentences = [
    left === 0 ? 'You have no free blogs left.' : `You have ${left} free ${left === 1 ? 'blog' : 'blogs'} left.`,
  ];
  if (left === 1) sentences.push(ONE_LEFT);
  if (left === 0 && !TAKES_PAYMENTS) sentences.push(NO_SUBSCRIPTIONS);
  if (size !== null && size < wanted) {
    const more = TAKES_PAYMENTS ? '; subscribe for more' : '';
    sentences.push(`This batch can have at most ${size} blogs, not ${wanted}${more}.`);
  }
  return sentences.join(' ');
}

export const BATCH_TEXTS = {
  stopped: { title: 'Batch stopped', description: 'Finished blogs are kept. You can continue any time.' },
  notStopped: { title: 'Not stopped', description: 'We could not reach the server. Please try again.' },
  oneLeft: { title: 'You have 1 free blog left', description: ONE_LEFT },
  freeBlogs,
  checking: 'Checking how many blogs there is material for…',
  planning: 'Planning titles and angles…',
  planPlaceholder: 'Leave empty to let the writer decide',
  planHints: {
    proposed: 'Suggested by the model. Change what you like: nothing is written before you approve it.',
    own: 'Give a blog a title or an angle of your own, or leave both to the writer. Nothing is written before you approve it.',
    digest:
      'No AI model is connected, so there are no angles to choose: each blog comes from our library or quotes its sources. Change any title: nothing is written before you approve it.',
  },
  seePlan: 'See the Premium plan',
  visitor:
    'Without an account, blogs are anonymous and unlisted: anyone with the link can see them. Sign in to choose.',
  overview: 'Overview: one more blog that links to all of them',
  overviewHint: 'Together they form a series: each blog leads to the overview and to its neighbors.',
  overviewTitle: 'Title of the overview and the series',
  removed: { title: 'Blog removed from the plan' },
  otherAngles: { title: 'New titles and angles suggested' },
  noOtherAngles: { title: 'No other angles found', description: 'The model suggested nothing new. Your plan is kept.' },
  shortage: ({ size, reason, writer }: BatchPlan, wanted: number): string => {
    if (reason) return reason;
    if (writer === 'library') {
      return size < MIN_BATCH_SIZE
        ? 'There is material for only one blog on this, and a batch needs two. Add sources, or write one blog under Create.'
        : `There is material for ${size} blogs on this and subjects near it, not ${wanted}. Generate ${size}, or add sources.${NOTHING_COUNTED}`;
    }
    if (size < MIN_BATCH_SIZE) {
      return 'Your sources support only one blog of this length, and a batch needs two. Add sources, choose a shorter length, or write one blog under Create.';
    }
    return `Your sources support ${size} blogs of this length, not ${wanted}: more would repeat each other. Generate ${size}, or add sources.${NOTHING_COUNTED}`;
  },
  ready: { title: 'Your blogs are ready', description: 'Open them from here or under My Blogs.' },
} as const;
