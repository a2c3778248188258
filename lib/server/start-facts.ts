import { processWide } from '../process-wide.ts';
import type { ConnectedModel } from '../writing/announced-writer.ts';

/** The model that writes; `model` is null if none is connected. */
export type WriterAtStart = Pick<ConnectedModel, 'model' | 'server' | 'origin'>;

/** What start.ts prints when the application is ready. */
export type StartFacts = {
  /** Code of the operator's link; never log it. */
  operatorCode: string;
  writer: () => Promise<WriterAtStart>;
};

/** Shared by start.ts and the application in Next's bundle. `isOurServer`: the process was started by start.ts. */
export const startState = processWide('start', (): { isOurServer: boolean; facts?: StartFacts } => ({
  isOurServer: false,
}));
