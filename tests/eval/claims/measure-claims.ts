import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { LANGUAGES } from '../../../lib/constants/options.ts';
import { proofSchema } from '../../../lib/writing/calls/prove.ts';
import { limitsFor } from '../../../lib/writing/calls/shared.ts';
import type { Context } from '../../../lib/writing/model/steps/context.ts';
import { createJournal } from '../../../lib/writing/model/steps/journal.ts';
import { formedText, withBlocks } from '../../../lib/writing/model/steps/part.ts';
import { prove } from '../../../lib/writing/model/steps/prove.ts';

/** A sentence and its passages, with a person's verdict. */
const claimSchema = z.object({
  language: z.enum(LANGUAGES),
  passages: z.array(z.string()),
  sentence: z.string(),
  isTrue: z.boolean(),
});

type Claim = z.infer<typeof claimSchema>;

/** A claim after the code's part of the check. */
type Outcome = Claim & {
  /** The sentence as published without an answer of the model. */
  published: string;
  /** Whether a model is asked about it. */
  isAsked: boolean;
};

const SUBJECT = { topic: 'claims', length: 'medium', sources: [] } as const;

/** Sends a claim through the writer's check with a model that cannot be reached. */
async function claimOutcome(claim: Claim): Promise<Outcome> {
  const { language, passages, sentence } = claim;
  let isAsked = false;
  const { signal } = new AbortController();
  const context: Context = {
    request: { ...SUBJECT, language, signal },
    limits: limitsFor({}),
    material: { passages: passages.map((text, at) => ({ id: at + 1, source: 1, text })), documents: [], isWhole: true },
    ask: async () => {
      isAsked = true;
      return { ...proofSchema.parse({ supported: [], harm: 'none' }), words: [] } as never;
    },
    journal: createJournal(),
    harm: { isJudged: false },
    emit: () => undefined,
  };
  const marks = passages.map((_, at) => `[${at + 1}]`).slice(0, 2);
  const stop = /[.!?。！？]["”»」』)]*$/u.exec(sentence)?.[0] ?? '';
  const text = `${sentence.slice(0, sentence.length - stop.length)} ${marks.join('')}${stop}`;
  const section = { kind: 'section' as const, heading: 'Claims' };
  const parts = [withBlocks(section, formedText(text, '', context), language)];
  const range = { min: 0, max: Number.POSITIVE_INFINITY };
  const { draft } = await prove(context, { title: 'Claims', parts }, { register: '', range });
  return { ...claim, published: draft.parts[0]?.text ?? '', isAsked };
}

const bare = (text: string) => text.replace(/\[\d+\]/g, '').replace(/[\s\p{P}]+/gu, '');

/**
 * Prints the claims of a file (JSON lines) that are true and cut by code alone, or false and published unread.
 * @returns whether there are none
 */
export async function printClaims(file: string): Promise<boolean> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim());
  const outcomes: Outcome[] = [];
  for (const line of lines) outcomes.push(await claimOutcome(claimSchema.parse(JSON.parse(line))));
  const isCut = ({ sentence, published }: Outcome) => bare(published) !== bare(sentence);
  const cut = outcomes.filter((outcome) => outcome.isTrue && isCut(outcome));
  const unread = outcomes.filter(({ isTrue, isAsked }) => !isTrue && !isAsked);
  for (const { sentence, published } of cut) console.log(`cut: ${sentence} → ${published}`);
  for (const { sentence } of unread) console.log(`unread: ${sentence}`);
  console.log(`${outcomes.length} claims: ${cut.length} true cut, ${unread.length} false published unread`);
  return cut.length + unread.length === 0;
}
