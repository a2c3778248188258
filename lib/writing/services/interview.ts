import 'server-only';
import { DEFAULT_LENGTH } from '@/lib/constants/options.ts';
import { interviewQuestions } from '@/lib/languages/words.ts';
import { log } from '@/lib/log.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { withinBounds } from '../bounds.ts';
import { throwAsAppError, WritingError } from '../errors.ts';
import { settledModelWriter } from '../generation/choose-writer.ts';
import type { InterviewRequest, InterviewResponse } from '../interview-schema.ts';
import { judgedTexts } from '../schema.ts';

const FEWEST = 3;

/** Nobody waits longer for a few questions, in ms. */
const MODEL_MS = 60_000;

/** Questions for the author: the model's on the topic, else general ones. Uses no quota. */
export async function proposeInterview(
  { known, ...request }: InterviewRequest,
  signal: AbortSignal,
): Promise<InterviewResponse> {
  const model = await settledModelWriter();
  return withinBounds(signal, model, async (bounds) => {
    await requireHarmless(judgedTexts(request), request.language, bounds.signal);
    const late = AbortSignal.timeout(MODEL_MS);
    const asked = { ...request, ...bounds, length: DEFAULT_LENGTH, sources: [] };
    const questions = await model
      ?.interview?.({ ...asked, signal: AbortSignal.any([bounds.signal, late]) }, known)
      .catch((error) => {
        bounds.signal.throwIfAborted();
        const isFailure = error instanceof WritingError && error.code !== 'refused';
        if (!isFailure && !late.aborted) throwAsAppError(error);
        log().warn({ err: error }, 'the model asked no questions');
        return undefined;
      });
    return questions && questions.length >= FEWEST
      ? { questions, isGeneral: false }
      : { questions: interviewQuestions(request.language), isGeneral: true };
  });
}
