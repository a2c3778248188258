import 'server-only';
import { env } from '@/lib/env.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { createBriefWriter } from '../brief/writer.ts';
import { createDigestWriter } from '../digest/writer.ts';
import { createModelWriter } from '../model/writer.ts';
import type { Writer } from '../types.ts';

let model: Writer | undefined;

/** The address or key of a model is set. */
function isModelConnected(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = env();
  return Boolean(OPENAI_API_KEY || OPENAI_BASE_URL);
}

/** The name of the model that writes, or null when none is connected. */
export const connectedModel = (): string | null => (isModelConnected() ? env().OPENAI_MODEL : null);

/**
 * The writer on the connected model, or null when none is connected. One for the process, since it remembers what
 * its server can do.
 */
export function modelWriter(): Writer | null {
  if (!isModelConnected()) return null;
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_TIMEOUT_MS } = env();
  model ??= createModelWriter({
    ...(OPENAI_API_KEY && { apiKey: OPENAI_API_KEY }),
    ...(OPENAI_BASE_URL && { baseUrl: OPENAI_BASE_URL }),
    model: OPENAI_MODEL,
    timeoutMs: OPENAI_TIMEOUT_MS,
  });
  return model;
}

/**
 * Who writes: the connected model; without one a digest of the sources, and without those a brief.
 * @param withoutModel whether the model is passed over
 */
export function chooseWriter(sources: readonly SourceDocument[], withoutModel = false): Writer {
  const model = withoutModel ? null : modelWriter();
  return model ?? (sources.length > 0 ? createDigestWriter() : createBriefWriter());
}
