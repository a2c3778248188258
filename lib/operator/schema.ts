import { z } from 'zod';
import type { ModelConnection } from '../models/connection.ts';

/** The code of an operator link. */
export const operatorCodeSchema = z.object({ code: z.string().min(1).max(200) });

/** Which model is selected: its name in the catalog, or none. */
export const selectionSchema = z.object({ name: z.string().min(1).max(100).nullable() });

/** Where a model of the catalog is on its way. Sizes in bytes. */
export type ModelState =
  | { kind: 'absent' }
  /** A part has arrived, and nothing more is being fetched. */
  | { kind: 'partial'; doneBytes: number }
  | { kind: 'queued'; doneBytes: number }
  | {
      kind: 'fetching';
      /** 0 while the hub has not named it. */
      sizeBytes: number;
      doneBytes: number;
      bytesPerSecond: number;
      /** What happens at the moment, where it is not the arrival of bytes. */
      message: string;
    }
  | { kind: 'failed'; message: string; doneBytes: number }
  | { kind: 'ready' };

/** A model of the catalog as /operator shows it. */
export type OfferedModel = {
  name: string;
  title: string;
  licence: string;
  languages: string;
  fileBytes: number;
  /** Memory that running it takes, in bytes. */
  neededBytes: number;
  wantsGraphicsCard: boolean;
  isSelected: boolean;
  state: ModelState;
};

/** How the model that writes answered when it was last tested. */
export type ModelTest = {
  isAnswering: boolean;
  /** What was wrong; '' when nothing. */
  message: string;
  /** Until its first words came, or it was given up. */
  milliseconds: number;
  /** ISO time. */
  checkedAt: string;
};

/** The model that writes now. */
export type CurrentWriter = {
  origin: ModelConnection['origin'];
  model: string;
  /** The program that runs it, where its name is known. */
  server: string | null;
  /** Where it is reached; null where it is run by this product, or at OpenAI's own address. */
  address: string | null;
};

/** Answer of GET /api/operator, and of every change made there. */
export type OperatorState = {
  /** Whether the browser is the operator's by a link, which it can give up. */
  isByLink: boolean;
  /** null where no model is connected. */
  writer: CurrentWriter | null;
  /** Whether model servers are still being looked for. */
  isLooking: boolean;
  /** Why the selected model cannot be used; null where nothing is wrong. */
  problem: string | null;
  lastTest: ModelTest | null;
  /** Memory of this machine, in bytes. */
  memoryBytes: number;
  models: OfferedModel[];
  /** The name of the model that is selected, of the catalog or not. */
  selected: string | null;
};
