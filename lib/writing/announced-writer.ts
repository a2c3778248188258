import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { ModelConnection } from '../models/connection.ts';

/** Response of GET /api/writer. */
export type ConnectedModel = {
  model: string | null;
  server: string | null;
  origin: ModelConnection['origin'] | null;
  isHere: boolean;
  research: boolean;
};

/** The sentence that announces what will be written; `research` says whether the form wants a search. */
export function announcedWriter(form: ConnectedModel & { hasSources: boolean }): string {
  const { model, origin, server, isHere, research, hasSources } = form;
  if (model !== null) {
    const name = origin === 'configured' ? model : WRITER_TEXTS.nearby({ model, server, isHere });
    return WRITER_TEXTS.article(hasSources || research, name);
  }
  if (!hasSources) return WRITER_TEXTS.library;
  return research ? WRITER_TEXTS.digestOfBoth : WRITER_TEXTS.digestOfGiven;
}
