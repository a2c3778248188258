import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { ModelConnection } from '../models/connection.ts';
import type { Writer } from './types.ts';

/** Answer of GET /api/writer. */
export type ConnectedModel = {
  /** Name of the connected model, or null. */
  model: string | null;
  /** The server program, if known: "Ollama". */
  server: string | null;
  origin: ModelConnection['origin'] | null;
  /** Whether it runs on this site's machine. */
  isHere: boolean;
  /** Whether the server can search for sources. */
  research: boolean;
};

/** The writer of a form, and the sentence that announces it; `research` says whether the form wants a search. */
export function announcedWriter(form: ConnectedModel & { hasSources: boolean }): {
  writer: Writer['kind'];
  sentence: string;
} {
  const { model, origin, server, isHere, research, hasSources } = form;
  if (model !== null) {
    const { article, articleOf } = WRITER_TEXTS;
    const kind = articleOf([...(hasSources ? [article.given] : []), ...(research ? [article.found] : [])]);
    const isNearby = origin !== 'configured';
    const name = isNearby ? WRITER_TEXTS.modelNearby({ model, server, isHere }) : WRITER_TEXTS.model(model);
    return { writer: 'model', sentence: `${kind} ${name}` };
  }
  if (!hasSources && !research) return { writer: 'brief', sentence: WRITER_TEXTS.brief };
  if (!hasSources) return { writer: 'digest', sentence: WRITER_TEXTS.digestOfFound };
  return { writer: 'digest', sentence: research ? WRITER_TEXTS.digestOfBoth : WRITER_TEXTS.digestOfGiven };
}
