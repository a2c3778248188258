import 'server-only';
import { actorRequester } from '@/lib/access/requester.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { DEFAULT_LENGTH } from '@/lib/constants/options.ts';
import { cutPassages } from '@/lib/research/passages.ts';
import { passagesAbout } from '@/lib/research/relevance.ts';
import { withModel } from '../generation/choose-writer.ts';
import { gatherSources } from '../generation/gather-sources.ts';
import type { OutlineRequest } from '../schema.ts';

/** Most characters of passages from one source. */
const MOST_CHARACTERS = 6000;

type Question = Pick<OutlineRequest, 'topic' | 'language' | 'sourceUrls' | 'findSources'>;

/** The sources that an article on a topic would have, with the passages on it. Uses no quota. */
export async function researchTopic(actor: Actor, question: Question, signal: AbortSignal) {
  const { topic, language } = question;
  return withModel(signal, { texts: [topic], language }, async (model, bounds) => {
    const options = { ...bounds, model, requester: await actorRequester(actor), onEvent: () => undefined };
    const wishes = { ...question, length: DEFAULT_LENGTH };
    const { documents, unreadable, excerpts, silent } = await gatherSources(wishes, options);
    const notes = [...unreadable, ...excerpts].map(({ url, reason }) => `${url}: ${reason}`);
    const sources = documents.map((page) => {
      const all = cutPassages([page]);
      const passages = passagesAbout(all, topic, MOST_CHARACTERS);
      const others = all.length - passages.length;
      if (others > 0) notes.push(`${page.url}: ${others} more passages have less to do with the topic.`);
      const { number, url, title, isGiven = false } = page;
      return { number, url, title, isGiven, passages: passages.map(({ text }) => text) };
    });
    return { sources, notes: [...notes, ...silent.map((name) => `${name} did not answer.`)] };
  });
}
