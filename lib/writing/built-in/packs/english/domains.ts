import type { Domain } from '../../shapes.ts';
import { ARTS } from './domains/arts.ts';
import { BUSINESS } from './domains/business.ts';
import { FAMILY } from './domains/family.ts';
import { FOOD } from './domains/food.ts';
import { GENERAL } from './domains/general.ts';
import { HEALTH } from './domains/health.ts';
import { HISTORY } from './domains/history.ts';
import { HOME } from './domains/home.ts';
import { LEARNING } from './domains/learning.ts';
import { MONEY } from './domains/money.ts';
import { NATURE } from './domains/nature.ts';
import type { EnglishDomain } from './domains/slots.ts';
import { TECHNOLOGY } from './domains/technology.ts';
import { TRAVEL } from './domains/travel.ts';
import { WORK } from './domains/work.ts';

/** Each domain's own words. */
export const ENGLISH_DOMAINS: Readonly<Record<Domain, EnglishDomain>> = {
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
