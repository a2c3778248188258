import { APIConnectionError, APIError } from 'openai';
import { describe, expect, test } from 'vitest';
import { asWritingError, retryAfterMs, waitOnClock, withRetries } from '@/lib/writing/chat/failure.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');

function apiError(status: number, headers: Record<string, string> = {}, code: string | null = null) {
  return APIError.generate(status, { error: { message: 'm', code } }, undefined, new Headers(headers));
}

/** Fails with the given errors, then answers; records the pauses. */
function server(...errors: unknown[]) {
  const pauses: number[] = [];
  const fails = errors.map((error) => () => {
    throw error;
  });
  const answers: (() => string)[] = [...fails, () => 'answer'];
  let calls = 0;
  const attempt = async () => {
    calls += 1;
    return answers[calls - 1]?.();
  };
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  const asked: number[] = [];
  const onAskedToWait = (milliseconds: number) => void asked.push(milliseconds);
  const run = (signal = new AbortController().signal) => withRetries(attempt, { signal, wait, onAskedToWait });
  return { run, pauses, asked, calls: () => calls };
}

describe('retryAfterMs', () => {
  test.each([
    ['seconds', { 'retry-after': '7' }, 7000],
    ['fractions of a second', { 'retry-after': '0.5' }, 500],
    ['a date', { 'retry-after': 'Fri, 01 May 2026 12:00:12 GMT' }, 12_000],
    ['a date that has passed', { 'retry-after': 'Fri, 01 May 2026 11:00:00 GMT' }, 0],
    ['milliseconds', { 'retry-after-ms': '250' }, 250],
    ['milliseconds before seconds', { 'retry-after-ms': '250', 'retry-after': '7' }, 250],
    ['nothing', {}, undefined],
    ['nonsense', { 'retry-after': 'soon' }, undefined],
  ])('reads %s', (_, headers, expected) => {
    expect(retryAfterMs(new Headers(headers as Record<string, string>), NOW)).toBe(expected);
  });
});

describe('withRetries', () => {
  test.each([408, 409, 429, 500, 502, 503, 529])('tries three times on status %i', async (status) => {
    const { run, calls } = server(apiError(status), apiError(status), apiError(status));
    await expect(run()).rejects.toMatchObject({ status });
    expect(calls()).toBe(3);
  });

  test.each([400, 401, 403, 404, 422])('does not retry on status %i', async (status) => {
    const { run, calls } = server(apiError(status));
    await expect(run()).rejects.toMatchObject({ status });
    expect(calls()).toBe(1);
  });

  test('does not retry when the quota is used up', async () => {
    const { run, calls } = server(apiError(429, {}, 'insufficient_quota'));
    await expect(run()).rejects.toMatchObject({ status: 429 });
    expect(calls()).toBe(1);
  });

  test('answers when a broken connection is back', async () => {
    const { run, calls } = server(new APIConnectionError({ cause: new Error('reset') }), new TypeError('terminated'));
    await expect(run()).resolves.toBe('answer');
    expect(calls()).toBe(3);
  });

  test('waits as long as the server asks', async () => {
    const { run, pauses } = server(apiError(429, { 'retry-after': '3' }), apiError(503, { 'retry-after-ms': '40' }));
    await run();
    expect(pauses).toEqual([3000, 40]);
  });

  test('waits up to a minute and gives up on a longer pause', async () => {
    const minute = server(apiError(429, { 'retry-after': '60' }));
    await minute.run();
    expect(minute.pauses).toEqual([60_000]);
    const { run, pauses, calls } = server(apiError(429, { 'retry-after': '61' }));
    await expect(run()).rejects.toMatchObject({ status: 429 });
    expect([pauses, calls()]).toEqual([[], 1]);
  });

  test('does not count ten requested pauses as failures', async () => {
    const busy = () => apiError(429, { 'retry-after': '30' });
    const patient = server(...Array.from({ length: 10 }, busy), apiError(500), apiError(500));
    await expect(patient.run()).resolves.toBe('answer');
    expect(patient.asked).toEqual(Array(10).fill(30_000));
    const { run, calls } = server(...Array.from({ length: 11 }, busy));
    await expect(run()).rejects.toMatchObject({ status: 429 });
    expect(calls()).toBe(11);
  });

  test('waits longer before the third try than before the second', async () => {
    const { run, pauses } = server(apiError(500), apiError(500));
    await run();
    const [first = 0, second = 0] = pauses;
    expect(first).toBeGreaterThanOrEqual(750);
    expect(first).toBeLessThanOrEqual(1250);
    expect(second).toBeGreaterThanOrEqual(1500);
    expect(second).toBeLessThanOrEqual(2500);
  });

  test('does not start when already aborted', async () => {
    const { run, calls } = server();
    await expect(run(AbortSignal.abort('enough'))).rejects.toBe('enough');
    expect(calls()).toBe(0);
  });
});

test('waitOnClock rejects with the reason when aborted', async () => {
  const controller = new AbortController();
  const waiting = waitOnClock(60_000, controller.signal);
  controller.abort('enough');
  await expect(waiting).rejects.toBe('enough');
});

describe('asWritingError', () => {
  test.each([
    [401, null, 'misconfigured'],
    [403, null, 'misconfigured'],
    [404, 'model_not_found', 'misconfigured'],
    [400, 'invalid_value', 'misconfigured'],
    [400, 'content_policy_violation', 'refused'],
    [400, 'content_filter', 'refused'],
    [403, 'moderation_blocked', 'refused'],
    [429, 'rate_limit_exceeded', 'unavailable'],
    [429, 'insufficient_quota', 'unavailable'],
    [500, null, 'unavailable'],
  ])('status %i, code %s is %s', (status, code, expected) => {
    expect(asWritingError(apiError(status, {}, code))).toMatchObject({ name: 'WritingError', code: expected });
  });

  test.each([
    [401, null, 'does not accept the key'],
    [429, 'insufficient_quota', 'has no credit left'],
    [404, 'model_not_found', 'does not know the model'],
    [400, 'invalid_value', 'is not set up properly'],
  ])('names the cause of status %i, code %s', (status, code, cause) => {
    expect(asWritingError(apiError(status, {}, code)).message).toContain(cause);
  });

  test('a broken connection is unavailable', () => {
    expect(asWritingError(new APIConnectionError({}))).toMatchObject({ code: 'unavailable' });
  });
});
