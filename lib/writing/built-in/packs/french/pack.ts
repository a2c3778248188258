import type { LanguagePack } from '../../language-pack.ts';
import type { Domain } from '../../shapes.ts';
import { CONCLUSIONS } from './conclusions.ts';
import { BUSINESS, MONEY } from './domains/affairs.ts';
import { FAMILY, HEALTH, HOME } from './domains/daily-life.ts';
import { GENERAL, HISTORY, LEARNING, NATURE } from './domains/knowledge.ts';
import { ARTS, FOOD, TRAVEL } from './domains/pleasures.ts';
import type { FrenchDomain } from './domains/slots.ts';
import { TECHNOLOGY, WORK } from './domains/trades.ts';
import { ENTRY_HEADINGS } from './entry-headings.ts';
import { HEADLINES } from './headlines.ts';
import { INTROS } from './intros.ts';
import { DECIDING } from './modules/deciding.ts';
import { DOING } from './modules/doing.ts';
import { EXPLAINING } from './modules/explaining.ts';
import { EXPLAINING_HOW } from './modules/explaining-how.ts';
import { FRAMING } from './modules/framing.ts';
import { ITEMS_DOING } from './modules/items-doing.ts';
import { ITEMS_LOOKING } from './modules/items-looking.ts';
import { JUDGING } from './modules/judging.ts';
import { MORE_CHOICES } from './modules/more-choices.ts';
import { MORE_DECISIONS } from './modules/more-decisions.ts';
import { NEXT } from './modules/next.ts';
import { OPTIONS } from './modules/options.ts';
import { PEOPLE } from './modules/people.ts';
import { START } from './modules/start.ts';
import { READING } from './reading.ts';
import { SOURCES } from './sources.ts';
import { STYLE } from './style.ts';
import { topicSlots } from './topic-slots.ts';

const DOMAIN_WORDS: Readonly<Record<Domain, FrenchDomain>> = {
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

/** The French pack. */
const pack: LanguagePack = {
  language: 'french',
  reading: READING,
  style: STYLE,
  topicSlots,
  domains: DOMAIN_WORDS,
  headlines: HEADLINES,
  intros: INTROS,
  conclusions: CONCLUSIONS,
  modules: [
    ...START,
    ...DOING,
    ...JUDGING,
    ...PEOPLE,
    ...NEXT,
    ...EXPLAINING,
    ...EXPLAINING_HOW,
    ...FRAMING,
    ...OPTIONS,
    ...DECIDING,
    ...ITEMS_LOOKING,
    ...ITEMS_DOING,
    ...MORE_CHOICES,
    ...MORE_DECISIONS,
  ],
  entryHeadings: ENTRY_HEADINGS,
  sources: SOURCES,
};

export default pack;
