import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { ModelConnection } from '../models/connection.ts';
import type { Writer } from './types.ts';

/** Answer of GET /api/writer. */
export type ConnectedModel = {
  /** Name of the model that writes, or null when none is connected. */
  model: string | null;
  /** The program that runs it, where its name is known: "Ollama". */
  server: string | null;
  origin: ModelConnection['origin'] | null;
  /** Whether it runs on the machine that serves this site. */
  isHere: boolean;
  /** Whether sources can be looked for here. */
  research: boolean;
};

/** What a form asks for, as far as it decides who writes. */
type Circumstances = Omit<ConnectedModel, 'research'> & {
  /** Whether sources are looked for. */
  research: boolean;
  /** Whether the form names sources. */
  hasSources: boolean;
};

/** Who will write, and the sentence that says so before anything is generated. */
export function announcedWriter({ research, hasSources, ...connected }: Circumstances): {
  writer: Writer['kind'];
  sentence: string;
} {
  const { model, origin, server, isHere } = connected;
  if (model !== null) {
    const isNearby = origin !== 'configured';
    const sentence = isNearby ? WRITER_TEXTS.modelNearby({ model, server, isHere }) : WRITER_TEXTS.model(model);
    return { writer: 'model', sentence };
  }
  if (hasSources) {
    const sentence = research ? WRITER_TEXTS.digestOfBoth : WRITER_TEXTS.digestOfGiven;
    return { writer: 'digest', sentence };
  }
  if (research) return { writer: 'digest', sentence: WRITER_TEXTS.digestOfFound };
  return { writer: 'brief', sentence: WRITER_TEXTS.brief };
}
