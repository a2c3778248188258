import type { LanguagePack } from '../../language-pack.ts';
import { CONCLUSIONS } from './conclusions.ts';
import { ENGLISH_DOMAINS } from './domains.ts';
import { HEADLINES } from './headlines.ts';
import { INTROS } from './intros.ts';
import { ENGLISH_MODULES } from './modules.ts';
import { READING } from './reading.ts';
import { ENTRY_HEADINGS, SOURCES } from './sources.ts';
import { STYLE } from './style.ts';
import { topicSlots } from './topic-slots.ts';

/** The English prose of the built-in writer. */
const pack: LanguagePack = {
  language: 'english',
  reading: READING,
  style: STYLE,
  topicSlots,
  domains: ENGLISH_DOMAINS,
  headlines: HEADLINES,
  intros: INTROS,
  conclusions: CONCLUSIONS,
  modules: ENGLISH_MODULES,
  entryHeadings: ENTRY_HEADINGS,
  sources: SOURCES,
};

export default pack;
