import { z } from 'zod';
import type { ModelConnection } from '../models/connection.ts';

/** The code of an operator link. */
export const operatorCodeSchema = z.object({ code: z.string().min(1).max(200) });

/** Name of a model in the catalog, or none. */
export const selectionSchema = z.object({ name: z.string().min(1).max(100).nullable() });

/** Download state of a model. Sizes in bytes. */
export type ModelState =
  | { kind: 'absent' }
  /** Partly downloaded, and stopped. */
  | { kind: 'partial'; doneBytes: number }
  | { kind: 'queued'; doneBytes: number }
  | {
      kind: 'fetching';
      /** 0 until the hub has named it. */
      sizeBytes: number;
      doneBytes: number;
      bytesPerSecond: number;
      /** Current step, if it is not the transfer. */
      message: string;
    }
  | { kind: 'failed'; message: string; doneBytes: number }
  | { kind: 'ready' };

/** A model of the catalog on /operator. */
export type OfferedModel = {
  name: string;
  title: string;
  license: string;
  languages: string;
  fileBytes: number;
  /** Memory for running it, in bytes. */
  neededBytes: number;
  wantsGraphicsCard: boolean;
  isSelected: boolean;
  state: ModelState;
};

/** Result of the last test of the model that writes. */
export type ModelTest = {
  isAnswering: boolean;
  /** The problem, or ''. */
  message: string;
  /** Time to the first words or to the failure. */
  milliseconds: number;
  checkedAt: string;
};

/** The model that writes. */
export type CurrentWriter = {
  origin: ModelConnection['origin'];
  model: string;
  server: string | null;
  /** Address of its server; null for local models and OpenAI's own address. */
  address: string | null;
};

/** Response of GET /api/operator and of all changes there. */
export type OperatorState = {
  /** Whether the browser has access by link, which can be ended. */
  isByLink: boolean;
  /** null without a connected model. */
  writer: CurrentWriter | null;
  isLooking: boolean;
  problem: string | null;
  lastTest: ModelTest | null;
  memoryBytes: number;
  models: OfferedModel[];
  selected: string | null;
};
