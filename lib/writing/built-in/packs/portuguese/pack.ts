import type { LanguagePack } from '../../language-pack.ts';
import { CONCLUSIONS } from './conclusions.ts';
import { DOMAIN_WORDS } from './domains/domains.ts';
import { ENTRY_HEADINGS, HEADLINES } from './headlines.ts';
import { INTROS } from './intros.ts';
import { CHOOSE } from './modules/choose.ts';
import { COMPARE } from './modules/compare.ts';
import { GOAL } from './modules/goal.ts';
import { HOW } from './modules/how.ts';
import { ITEMS_LAST } from './modules/item-last.ts';
import { ITEMS_START } from './modules/item-start.ts';
import { ITEMS_WORK } from './modules/item-work.ts';
import { JUDGE } from './modules/judge.ts';
import { MEASURE } from './modules/measure.ts';
import { MYTHS } from './modules/myths.ts';
import { NEXT } from './modules/next.ts';
import { OPTION } from './modules/option.ts';
import { PEOPLE } from './modules/people.ts';
import { PITFALLS } from './modules/pitfalls.ts';
import { PRACTICE } from './modules/practice.ts';
import { PREPARE } from './modules/prepare.ts';
import { STEPS } from './modules/steps.ts';
import { UNDERSTAND } from './modules/understand.ts';
import { READING } from './reading.ts';
import { SOURCES } from './sources.ts';
import { STYLE } from './style.ts';
import { topicSlots } from './topic-slots.ts';

/** Português. */
const pack: LanguagePack = {
  language: 'portuguese',
  reading: READING,
  style: STYLE,
  topicSlots,
  domains: DOMAIN_WORDS,
  headlines: HEADLINES,
  intros: INTROS,
  conclusions: CONCLUSIONS,
  modules: [
    ...GOAL,
    ...PREPARE,
    ...STEPS,
    ...PRACTICE,
    ...JUDGE,
    ...PITFALLS,
    ...PEOPLE,
    ...MEASURE,
    ...NEXT,
    ...UNDERSTAND,
    ...HOW,
    ...MYTHS,
    ...COMPARE,
    ...OPTION,
    ...CHOOSE,
    ...ITEMS_START,
    ...ITEMS_WORK,
    ...ITEMS_LAST,
  ],
  entryHeadings: ENTRY_HEADINGS,
  sources: SOURCES,
};

export default pack;
