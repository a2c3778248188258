import type { Domain } from '../../../shapes.ts';
import { FOOD, HEALTH, TRAVEL } from './daily.ts';
import { ARTS, FAMILY, HOME, LEARNING } from './home-life.ts';
import type { ItalianDomain } from './slots.ts';
import { BUSINESS, MONEY, TECHNOLOGY, WORK } from './work-life.ts';
import { GENERAL, HISTORY, NATURE } from './world.ts';

/** Le parole di ogni campo. */
export const DOMAIN_WORDS: Readonly<Record<Domain, ItalianDomain>> = {
  food: FOOD,
  travel: TRAVEL,
  technology: TECHNOLOGY,
  health: HEALTH,
  work: WORK,
  business: BUSINESS,
  money: MONEY,
  home: HOME,
  family: FAMILY,
  learning: LEARNING,
  arts: ARTS,
  nature: NATURE,
  history: HISTORY,
  general: GENERAL,
};
