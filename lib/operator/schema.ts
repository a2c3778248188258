import { z } from 'zod';
import type { ModelConnection } from '../models/connection.ts';
import type { CatalogModel } from '../models/hub/catalog.ts';

export const operatorCodeSchema = z.object({ code: z.string().min(1).max(200) });

export const selectionSchema = z.object({ name: z.string().min(1).max(100).nullable() });

/** Download state of a model. Sizes in bytes. */
export type ModelState =
  | { kind: 'absent' }
  /** Partly downloaded, and stopped. */
  | { kind: 'partial'; doneBytes: number }
  | { kind: 'queued'; doneBytes: number }
  /** `sizeBytes` is 0 until the hub has named it; `message` is the current step, if it is not the transfer. */
  | { kind: 'fetching'; sizeBytes: number; doneBytes: number; bytesPerSecond: number; message: string }
  | { kind: 'failed'; message: string; doneBytes: number }
  | { kind: 'ready' };

export type OfferedModel = Pick<CatalogModel, 'name' | 'title' | 'license' | 'languages' | 'fileBytes'> & {
  neededBytes: number;
  wantsGraphicsCard: boolean;
  isSelected: boolean;
  state: ModelState;
};

/** Last test of the model that writes: the problem, or '', and the time to the first words or to the failure. */
export type ModelTest = { isAnswering: boolean; message: string; milliseconds: number; checkedAt: string };

export type CurrentWriter = {
  origin: ModelConnection['origin'];
  model: string;
  server: string | null;
  /** Address of its server; null for local models and OpenAI's own address. */
  address: string | null;
};

/** What an operator looks at each day. Times in ISO 8601. */
export type SiteStatus = {
  /** Runs, and since when the oldest has waited. */
  queue: { waiting: number; running: number; oldest: string | null };
  /** Failed runs of the last day by error code, and jobs that failed and are tried again, by kind. */
  failures: { runs: Record<string, number>; jobs: Record<string, number> };
  /** Of the last hundred blogs; tokens as the model's server counts them. */
  cost: { blogs: number; calls: number; tokensIn: number; tokensOut: number };
  /** 'server': its tools know; null: none yet. Size in bytes. */
  backup: { at: string; bytes: number } | 'server' | null;
};

/** Response of GET /api/operator and of all changes there. */
export type OperatorState = {
  /** Whether the browser has access by link, which can be ended. */
  isByLink: boolean;
  /** Whether there is a contact page of the operator's own. */
  hasContact: boolean;
  writer: CurrentWriter | null;
  isLooking: boolean;
  /** Blogs with open reports, and unanswered objections. */
  openReports: number;
  /** Medians over blogs: time in the editor, and percentage of changed words. */
  editing: { blogs: number; seconds: number | null; percent: number | null };
  status: SiteStatus;
  problem: string | null;
  lastTest: ModelTest | null;
  memoryBytes: number;
  models: OfferedModel[];
  selected: string | null;
  /** When the key that signs records was created (null: not yet), and the number of retired ones. */
  signingKey: { since: string | null; retired: number };
};
