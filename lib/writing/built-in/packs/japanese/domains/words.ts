import type { Domain } from '../../../shapes.ts';
import { FAMILY, FOOD, HOME, TRAVEL } from './daily.ts';
import { ARTS, HEALTH, LEARNING } from './living.ts';
import type { JapaneseDomain } from './slots.ts';
import { BUSINESS, MONEY, TECHNOLOGY, WORK } from './working.ts';
import { GENERAL, HISTORY, NATURE } from './world.ts';

/** The words of every domain. */
export const DOMAIN_WORDS: Readonly<Record<Domain, JapaneseDomain>> = {
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
