import type { LanguagePack } from '../../language-pack.ts';
import { CONCLUSIONS } from './conclusions.ts';
import { DOMAIN_WORDS } from './domains/words.ts';
import { ENTRY_HEADINGS, HEADLINES } from './headlines.ts';
import { INTROS } from './intros.ts';
import { FRAME_CRITERIA } from './modules/frame-criteria.ts';
import { GOAL } from './modules/goal.ts';
import { HOW_MYTHS } from './modules/how-myths.ts';
import { ITEMS_END } from './modules/items-end.ts';
import { ITEMS_MIDDLE } from './modules/items-middle.ts';
import { ITEMS_START } from './modules/items-start.ts';
import { JUDGE } from './modules/judge.ts';
import { MEASURE } from './modules/measure.ts';
import { NEXT } from './modules/next.ts';
import { OPTION } from './modules/option.ts';
import { PEOPLE } from './modules/people.ts';
import { PITFALLS } from './modules/pitfalls.ts';
import { PRACTICE } from './modules/practice.ts';
import { PREPARE } from './modules/prepare.ts';
import { STEPS } from './modules/steps.ts';
import { TRIAL_DECIDE } from './modules/trial-decide.ts';
import { WHAT_WHY } from './modules/what-why.ts';
import { READING } from './reading.ts';
import { SOURCES } from './sources.ts';
import { STYLE } from './style.ts';
import { topicSlots } from './topic-slots.ts';

/** Chinese, simplified. */
const pack: LanguagePack = {
  language: 'chinese',
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
    ...PITFALLS,
    ...MEASURE,
    ...JUDGE,
    ...PEOPLE,
    ...NEXT,
    ...WHAT_WHY,
    ...HOW_MYTHS,
    ...FRAME_CRITERIA,
    ...OPTION,
    ...TRIAL_DECIDE,
    ...ITEMS_START,
    ...ITEMS_MIDDLE,
    ...ITEMS_END,
  ],
  entryHeadings: ENTRY_HEADINGS,
  sources: SOURCES,
};

export default pack;
