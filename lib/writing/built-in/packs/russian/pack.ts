import type { LanguagePack } from '../../language-pack.ts';
import { CONCLUSIONS } from './conclusions.ts';
import { FOOD, HEALTH, TRAVEL } from './domains/food-travel-health.ts';
import { ARTS, FAMILY, HOME, LEARNING } from './domains/home-family-learning-arts.ts';
import { GENERAL, HISTORY, NATURE } from './domains/nature-history-general.ts';
import { BUSINESS, MONEY, TECHNOLOGY, WORK } from './domains/technology-work-business-money.ts';
import { ENTRY_HEADINGS, HEADLINES } from './headlines.ts';
import { INTROS } from './intros.ts';
import { FRAME_CRITERIA } from './modules/frame-criteria.ts';
import { GOAL_PREPARE } from './modules/goal-prepare.ts';
import { HOW_MYTHS } from './modules/how-myths.ts';
import { ITEMS_BOTH } from './modules/items-both.ts';
import { ITEMS_BOTH_MORE } from './modules/items-both-more.ts';
import { ITEMS_BOTH_REST } from './modules/items-both-rest.ts';
import { ITEMS_CHOICE } from './modules/items-choice.ts';
import { ITEMS_TIPS } from './modules/items-tips.ts';
import { JUDGE } from './modules/judge.ts';
import { MEASURE } from './modules/measure.ts';
import { NEXT } from './modules/next.ts';
import { OPTION } from './modules/option.ts';
import { PEOPLE } from './modules/people.ts';
import { PITFALLS } from './modules/pitfalls.ts';
import { PRACTICE } from './modules/practice.ts';
import { STEPS } from './modules/steps.ts';
import { TRIAL_DECIDE } from './modules/trial-decide.ts';
import { WHAT_WHY } from './modules/what-why.ts';
import { READING } from './reading.ts';
import { SOURCES } from './sources.ts';
import { STYLE } from './style.ts';
import { topicSlots } from './topic-slots.ts';

const pack: LanguagePack = {
  language: 'russian',
  reading: READING,
  style: STYLE,
  topicSlots,
  domains: {
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
  },
  headlines: HEADLINES,
  intros: INTROS,
  conclusions: CONCLUSIONS,
  modules: [
    ...GOAL_PREPARE,
    ...STEPS,
    ...PRACTICE,
    ...JUDGE,
    ...PEOPLE,
    ...PITFALLS,
    ...MEASURE,
    ...NEXT,
    ...WHAT_WHY,
    ...HOW_MYTHS,
    ...FRAME_CRITERIA,
    ...OPTION,
    ...TRIAL_DECIDE,
    ...ITEMS_BOTH,
    ...ITEMS_BOTH_MORE,
    ...ITEMS_BOTH_REST,
    ...ITEMS_TIPS,
    ...ITEMS_CHOICE,
  ],
  entryHeadings: ENTRY_HEADINGS,
  sources: SOURCES,
};

export default pack;
