import { invalidRequest, type OpenAIError } from './openai-error.ts';
import { isObject } from './strict-schema.ts';

/** The categories of omni-moderation, all of them in every answer. */
const CATEGORIES = [
  ...['harassment', 'harassment/threatening', 'hate', 'hate/threatening', 'illicit'],
  ...['illicit/violent', 'self-harm', 'self-harm/intent', 'self-harm/instructions'],
  ...['sexual', 'sexual/minors', 'violence', 'violence/graphic'],
];

/** Answers POST /v1/moderations: a text that contains a flagged phrase gets that phrase's category. */
export function moderate(
  body: unknown,
  flagged: readonly { contains: string; category: string }[],
): object | OpenAIError {
  const { input, model = 'omni-moderation-latest' } = isObject(body) ? body : {};
  if (typeof input !== 'string' || input === '') {
    return invalidRequest("Missing required parameter: 'input'.", 'input', 'missing_required_parameter');
  }
  const found = flagged.filter(({ contains }) => input.includes(contains));
  const isIn = (category: string) => found.some((phrase) => phrase.category === category);
  const byCategory = <T>(value: (category: string) => T) =>
    Object.fromEntries(CATEGORIES.map((category) => [category, value(category)]));
  return {
    id: 'modr-fake',
    model,
    results: [
      {
        flagged: found.length > 0,
        categories: byCategory(isIn),
        category_scores: byCategory((category) => (isIn(category) ? 0.97 : 0.0001)),
        category_applied_input_types: byCategory(() => ['text']),
      },
    ],
  };
}
