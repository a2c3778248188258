/** The forms an article can take; read from the topic (see topic-reading.ts). */
export const SHAPES = ['how-to', 'comparison', 'list', 'explainer'] as const;
export type Shape = (typeof SHAPES)[number];

/**
 * What a section does for the reader. A shape is a sequence of roles (see plan.ts):
 *
 * how-to      goal, prepare, steps, practice, judge, pitfalls, people, measure, next
 * explainer   what, why, how, practice, judge, people, myths, next
 * comparison  frame, criteria, option (once for each side), trial, judge, people, pitfalls, decide
 * list        item (the numbered entries); longer ones add goal, practice, judge, pitfalls, measure, next
 */
export const ROLES = [
  'goal',
  'prepare',
  'steps',
  'practice',
  'judge',
  'pitfalls',
  'people',
  'measure',
  'next',
  'what',
  'why',
  'how',
  'myths',
  'frame',
  'criteria',
  'option',
  'trial',
  'decide',
  'item',
] as const;
export type Role = (typeof ROLES)[number];

/** Fields of life a topic can belong to. `general` is the answer when no keyword is found. */
export const DOMAINS = [
  'food', // cooking, drinks, baking, eating out
  'travel', // trips, cities and countries to visit, hiking, transport
  'technology', // software, devices, programming, the web, AI
  'health', // sleep, body, mind, exercise, sport
  'work', // jobs, careers, remote work, meetings, productivity
  'business', // companies, marketing, customers, selling
  'money', // saving, budgets, investing, insurance, taxes
  'home', // housing, repairs, furniture, cleaning, gardens
  'family', // children, parents, partners, friends, pets
  'learning', // languages, studying, teaching, reading, exams
  'arts', // music, painting, writing, film, photography, crafts, games
  'nature', // animals, plants, climate, oceans, space, sciences
  'history', // the past, monuments, cultures, politics, society, religion
  'general',
] as const;
export type Domain = (typeof DOMAINS)[number];
