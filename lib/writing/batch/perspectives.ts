import type { ArticleAngle } from '../types.ts';

/** A side from which any topic can be taken, and whom that serves. More than the largest batch has blogs. */
type Perspective = Pick<ArticleAngle, 'perspective' | 'audience'>;

/** English, for a model; the model writes in the article's language. */
export const PERSPECTIVES: readonly [Perspective, ...Perspective[]] = [
  { perspective: 'first steps and what to leave for later', audience: 'complete beginners' },
  {
    perspective: 'common mistakes and how to put them right',
    audience: 'people whose first try failed',
  },
  {
    perspective: 'what it really costs in money, time and attention',
    audience: 'people deciding whether to begin',
  },
  {
    perspective: 'the options side by side, and when each is right',
    audience: 'people who have to choose',
  },
  {
    perspective: 'the finer points that separate good from very good',
    audience: 'experienced practitioners',
  },
  {
    perspective: 'doing it with very little money',
    audience: 'students and others on a small budget',
  },
  {
    perspective: 'doing it with very little time',
    audience: 'working parents and other busy people',
  },
  {
    perspective: 'how to explain it to others and get them to join in',
    audience: 'teachers and people who lead a group',
  },
  { perspective: 'how it works underneath, step by step', audience: 'curious readers who ask why' },
  { perspective: 'popular beliefs about it, weighed one by one', audience: 'sceptics' },
  {
    perspective: 'a week or a month with it, day by day',
    audience: 'people who want a plan to follow',
  },
  { perspective: 'how to tell whether it is going well', audience: 'people in charge of results' },
  { perspective: 'what can go wrong, and how to be ready for it', audience: 'cautious planners' },
  {
    perspective: 'habits that keep it going once the novelty is gone',
    audience: 'people who started and stopped',
  },
  {
    perspective: 'doing it in a small space or on a small scale',
    audience: 'people in towns and small teams',
  },
  {
    perspective: 'the effect on other people and the surroundings',
    audience: 'readers who care about consequences',
  },
  {
    perspective: 'questions to ask before spending anything on it',
    audience: 'buyers and commissioners',
  },
  {
    perspective: 'how it came to be this way and where it may go',
    audience: 'readers with a sense of history',
  },
  {
    perspective: 'the tools and materials that earn their place',
    audience: 'people who like to be well equipped',
  },
  {
    perspective: 'an unusual approach that few people consider',
    audience: 'people who know the usual advice',
  },
  { perspective: 'doing it together with children or newcomers', audience: 'families and mentors' },
  {
    perspective: 'making it part of everyday working life',
    audience: 'small businesses and the self-employed',
  },
  {
    perspective: 'simplifying it and leaving out what does not matter',
    audience: 'people who feel overwhelmed',
  },
  {
    perspective: 'starting again after a break or a failure',
    audience: 'people coming back to it',
  },
];

/** Forms a title can have. */
export const HEADLINE_FORMS: readonly [string, ...string[]] = [
  'a direct promise to the reader',
  'a question the reader has',
  'a number of things, counted exactly',
  'a plain statement that surprises',
  'how to do one precise thing',
  'two things set against each other',
  'a short noun phrase and a colon with what it means',
  'what nobody says about it, without exaggeration',
  'a piece of advice in the imperative',
  'a scene or moment the reader knows',
];
