import 'server-only';
import { interviewQuestions } from '@/lib/languages/words.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { withinBounds } from '../bounds.ts';
import { throwAsAppError } from '../errors.ts';
import { settledModelWriter } from '../generation/choose-writer.ts';
import type { InterviewRequest, InterviewResponse } from '../interview-schema.ts';
import { judgedTexts } from '../schema.ts';

const FEWEST = 3;

/** Questions for the author: the model's on the topic, else general ones. Uses no quota. */
export async function proposeInterview(request: InterviewRequest, signal: AbortSignal): Promise<InterviewResponse> {
  const model = await settledModelWriter();
  return withinBounds(signal, model, async (bounds) => {
    await requireHarmless(judgedTexts(request), request.language, bounds.signal);
    const asking = model?.interview?.({ ...request, ...bounds, sources: [] }, request.known);
    const questions = (await asking?.catch((error) => throwAsAppError(error))) ?? [];
    if (questions.length >= FEWEST) return { questions, isGeneral: false };
    return { questions: interviewQuestions(request.language), isGeneral: true };
  });
}
