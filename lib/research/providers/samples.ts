import { documentRelevance } from '../relevance.ts';
import { sampleNotes } from '../sample-library.ts';
import type { ResearchProvider } from '../types.ts';

/** The product's own notes, found by relevance like any page; there without a network. */
export const samples: ResearchProvider = {
  name: 'sample library',
  search: async (query, { language, limit }) => {
    const ranked = (await sampleNotes(language))
      .map((note) => ({ note, relevance: documentRelevance(query, note, language) }))
      .filter(({ relevance }) => relevance.isUsable)
      .sort((one, other) => other.relevance.score - one.relevance.score);
    return ranked
      .slice(0, limit)
      .map(({ note: { url, title, text } }) => ({ url, title, snippet: text.slice(0, 200) }));
  },
  read: async ({ url, title }, language) => {
    const note = (await sampleNotes(language)).find((each) => each.url === url);
    if (!note) throw new Error(`The sample library has no note "${title}".`);
    return note;
  },
};
