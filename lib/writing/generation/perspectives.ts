/**
 * Sides from which any topic can be taken, one for each blog of the largest batch; English, for a model that writes in the
 * article's language.
 */
export const PERSPECTIVES: readonly string[] = [
  'First steps and what to leave for later, for complete beginners',
  'Common mistakes and how to mend them, for people whose first try failed',
  'What it really costs in money, time and attention, for people who are deciding',
  'The options side by side and when each is right, for people who have to choose',
  'What separates good from very good, for experienced practitioners',
  'Doing it with very little money',
  'Doing it with very little time',
  'How to explain it to others and get them to join in',
  'How it works underneath, step by step, for readers who ask why',
  'Popular beliefs about it weighed one by one, for skeptics',
  'A month with it, day by day, for people who want a plan to follow',
  'How to tell whether it is going well, for people in charge of results',
  'What can go wrong and how to be ready for it',
  'Habits that keep it going once the novelty is gone',
  'Doing it in a small space or on a small scale',
  'Its effect on other people and the surroundings',
  'Questions to ask before spending anything on it',
  'How it came to be this way and where it may go',
  'The tools and materials that earn their place',
  'Leaving out what does not matter, for people who feel overwhelmed',
];
