import type { Translator } from '@/lib/messages/translator.ts';
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
export function announcedWriter(
  form: ConnectedModel & { hasSources: boolean },
  t: Translator<'create.writer'>,
): string {
  const { model, origin, server, isHere, research, hasSources } = form;
  if (model !== null) {
    const known = server ? (isHere ? 'both' : 'server') : isHere ? 'machine' : 'neither';
    const place = origin === 'configured' ? 'neither' : known;
    return t(hasSources || research ? 'cited' : 'uncited', { model, server: server ?? '', place });
  }
  if (!hasSources) return t('library');
  return t(research ? 'digestOfBoth' : 'digestOfGiven');
}
