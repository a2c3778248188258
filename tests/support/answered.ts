import { type AnswerContext, inAnswer } from '@/lib/http/answer-context.ts';

/** Makes something inside an answer. @returns it, and the answer's context afterwards */
export async function answered<Result>(make: () => Promise<Result>, context: Partial<AnswerContext> = {}) {
  const whole: AnswerContext = { tags: new Set(), markup: new Map(), ...context };
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  inAnswer(whole, () => make().then(resolve, reject));
  return { result: await promise, context: whole };
}
