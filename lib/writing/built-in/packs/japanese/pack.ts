import type { LanguagePack } from '../../language-pack.ts';
import { CONCLUSIONS } from './conclusions.ts';
import { DOMAIN_WORDS } from './domains/words.ts';
import { ENTRY_HEADINGS, HEADLINES } from './headlines.ts';
import { INTROS } from './intros.ts';
import { FRAME_CRITERIA } from './modules/frame-criteria.ts';
import { GOAL_PREPARE } from './modules/goal-prepare.ts';
import { HOW_MYTHS } from './modules/how-myths.ts';
import { ITEMS_END } from './modules/items-end.ts';
import { ITEMS_MIDDLE } from './modules/items-middle.ts';
import { ITEMS_START } from './modules/items-start.ts';
import { JUDGE_PEOPLE } from './modules/judge-people.ts';
import { NEXT } from './modules/next.ts';
import { OPTION } from './modules/option.ts';
import { PITFALLS_MEASURE } from './modules/pitfalls-measure.ts';
import { STEPS_PRACTICE } from './modules/steps-practice.ts';
import { TRIAL_DECIDE } from './modules/trial-decide.ts';
import { WHAT_WHY } from './modules/what-why.ts';
import { READING } from './reading.ts';
import { SOURCES } from './sources.ts';
import { STYLE } from './style.ts';
import { topicSlots } from './topic-slots.ts';

/** Japanese. */
const pack: LanguagePack = {
  language: 'japanese',
  reading: READING,
  style: STYLE,
  topicSlots,
  domains: DOMAIN_WORDS,
  headlines: HEADLINES,
  intros: INTROS,
  conclusions: CONCLUSIONS,
  modules: [
    ...GOAL_PREPARE,
    ...STEPS_PRACTICE,
    ...PITFALLS_MEASURE,
    ...JUDGE_PEOPLE,
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
