import { APIError } from 'openai';
import { record } from '@/lib/telemetry/instruments.ts';
import { errorType, measured, SpanKind } from '@/lib/telemetry/measured.ts';
import type { CallTokens } from '../usage.ts';

/** By its status, as the server chooses the code of its error. */
const typeOf = (error: unknown): string =>
  error instanceof APIError ? String(error.status ?? 'APIError') : errorType(error);

/** Measures a call to a model by OpenTelemetry's conventions for generative AI. `note` takes its tokens. */
export function measuredCall<Result>(
  model: string,
  call: (note: (tokens: CallTokens) => void) => Promise<Result>,
): Promise<Result> {
  const attributes = {
    'gen_ai.operation.name': 'chat',
    // The protocol: every server is asked as OpenAI is.
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': model,
  };
  const described = {
    duration: 'gen_ai.client.operation.duration',
    span: `chat ${model}`,
    kind: SpanKind.CLIENT,
    typeOf,
  } as const;
  return measured({ ...described, attributes }, ({ detail }) =>
    call(({ tokensIn, tokensOut, tokensCached }) => {
      for (const [type, tokens] of Object.entries({ input: tokensIn, output: tokensOut })) {
        record('gen_ai.client.token.usage', tokens, { ...attributes, 'gen_ai.token.type': type });
      }
      detail({
        'gen_ai.usage.input_tokens': tokensIn,
        'gen_ai.usage.output_tokens': tokensOut,
        'gen_ai.usage.cache_read.input_tokens': tokensCached,
      });
    }),
  );
}
