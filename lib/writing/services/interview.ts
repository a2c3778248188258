import 'server-only';
import { interviewQuestions } from '@/lib/languages/words.ts';
import { withModel } from '../generation/choose-writer.ts';
import type { InterviewRequest, InterviewResponse } from '../interview-schema.ts';
import { judgedTexts } from '../schema.ts';

/** Questions for the author: the model's on the topic, else general ones. Uses no quota. */
export async function proposeInterview(request: InterviewRequest, signal: AbortSignal): Promise<InterviewResponse> {
  const { language, known } = request;
  return withModel(signal, { texts: judgedTexts(request), language }, async (model, bounds) => {
    const questions = (await model?.interview?.({ ...request, ...bounds, sources: [] }, known)) ?? [];
    const isGeneral = questions.length < 3;
    return { questions: isGeneral ? interviewQuestions(language) : questions, isGeneral };
  });
}
