import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { Writer } from './types.ts';

/** Answer of GET /api/writer. */
export type ConnectedModel = {
  /** Name of the model that writes, or null when none is connected. */
  model: string | null;
  /** Whether sources can be looked for here. */
  research: boolean;
};

/** What a form asks for, as far as it decides who writes. */
type Circumstances = Pick<ConnectedModel, 'model'> & {
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
  if (hasSources) {
    const sentence = research ? WRITER_TEXTS.digestOfBoth : WRITER_TEXTS.digestOfGiven;
    return { writer: 'digest', sentence };
  }
  if (research) return { writer: 'digest', sentence: WRITER_TEXTS.digestOfFound };
  return { writer: 'brief', sentence: WRITER_TEXTS.brief };
}
