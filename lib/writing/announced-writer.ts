import { WRITER_TEXTS } from '@/lib/constants/writer-messages';
import type { Writer } from './types';

/** Answer of GET /api/writer: the name of the model that writes, or null when none is connected. */
export type ConnectedModel = { model: string | null };

/** What a form asks for, as far as it decides who writes. */
type Circumstances = ConnectedModel & {
  /** Whether sources are looked for. */
  research: boolean;
  /** Whether the form names sources. */
  hasSources: boolean;
};

/** Who will write, and the sentence that says so before anything is generated. */
export function announcedWriter({ model, research, hasSources }: Circumstances): {
  writer: Writer['kind'];
  sentence: string;
} {
  if (model !== null) return { writer: 'model', sentence: WRITER_TEXTS.model(model) };
  if (hasSources) return { writer: 'digest', sentence: WRITER_TEXTS.digestOfGiven };
  if (research) return { writer: 'digest', sentence: WRITER_TEXTS.digestOfFound };
  return { writer: 'brief', sentence: WRITER_TEXTS.brief };
}
