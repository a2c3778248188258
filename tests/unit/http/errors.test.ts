import { expect, test } from 'vitest';
import { AppError } from '@/lib/http/errors.ts';
import { sentence } from '@/lib/messages/catalogue.ts';

test('an error says its sentence in English, and beside it in the language of the page', () => {
  const error = new AppError('unavailable', sentence('server.restarting'));
  const message = 'The server is restarting. Please try again in a moment.';
  expect(error.bodyIn('en')).toEqual({ message, code: 'unavailable' });
  expect(error.bodyIn('de')).toEqual({ message, code: 'unavailable', text: expect.stringMatching(/Server/) });
  expect(error.bodyIn('de').text).not.toBe(message);
});

test('an error that only programs meet is in English alone', () => {
  const error = new AppError('invalid-input', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
  expect(error.bodyIn('de')).not.toHaveProperty('text');
});
