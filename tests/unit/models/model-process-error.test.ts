import { APIConnectionError } from 'openai';
import { expect, test, vi } from 'vitest';

test('finds the failure of a model process among causes, even if its module is loaded twice', async () => {
  const { ModelProcessError } = await import('@/lib/models/connection.ts');
  vi.resetModules();
  const { modelProcessError } = await import('@/lib/models/connection.ts');
  const cause = new ModelProcessError('The process of the model tiny was killed.', false);
  expect(modelProcessError(new APIConnectionError({ cause }))).toBe(cause);
  expect(modelProcessError(new APIConnectionError({}))).toBeUndefined();
});
