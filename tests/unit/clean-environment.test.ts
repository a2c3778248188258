import { afterEach, expect, test, vi } from 'vitest';
import { cleanEnvironment } from '../support/clean-environment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a server under test gets no key of the developer, and reads none from a .env', () => {
  vi.stubEnv('OPENAI_API_KEY', 'sk-of-the-developer');
  vi.stubEnv('NODE_OPTIONS', '--require ./of-the-developer.js');
  const environment = cleanEnvironment({ PORT: '4000' });
  expect(environment).toMatchObject({
    PATH: process.env.PATH,
    PORT: '4000',
    // Set but empty: what is set is not read from a .env.
    OPENAI_API_KEY: '',
    STRIPE_SECRET_KEY: '',
    GOOGLE_CLIENT_SECRET: '',
    SMTP_URL: '',
  });
  expect(environment).not.toHaveProperty('NODE_OPTIONS');
});

test('unit tests see no key and no model server of the developer, and ask no wiki of the world', () => {
  expect(process.env.MODEL_SERVERS).toBe('off');
  expect(process.env.OPENAI_API_KEY).toBe('');
  expect(new URL(process.env.WIKIPEDIA_API_BASE ?? '').hostname).toBe('127.0.0.1');
});
