import { expect, test } from 'vitest';
import { startBox } from '@/lib/server/start-facts.ts';

const STARTED = {
  url: 'http://localhost:3000',
  operatorCode: 'abc_123-x',
  dataDir: '/srv/quillcast/.data',
  hasOwnDatabase: true,
  writer: { model: null, server: null, origin: null },
  hasContact: true,
  freeBlogs: 4,
  hasStripe: false,
};

test('prints the address, the model, the data directory, and the link on its own line', () => {
  expect(startBox(STARTED).split('\n')).toEqual([
    '',
    '─'.repeat(78),
    '  Quillcast is ready at http://localhost:3000',
    '',
    '  Model     none yet: download one on the operator page',
    '  Data      /srv/quillcast/.data',
    '  Limit     4 free blogs per account, except for you; Stripe is not connected',
    '  Operator  open the link below once, within a day; keep it to yourself',
    '',
    '  http://localhost:3000/operator/enter#code=abc_123-x',
    '─'.repeat(78),
    '',
  ]);
});

test.each([
  [{ model: 'gpt-5-mini', server: null, origin: 'configured' }, 'gpt-5-mini, from the service in OPENAI_*'],
  [{ model: 'llama3.1:8b', server: 'Ollama', origin: 'found' }, 'llama3.1:8b, in Ollama'],
  [{ model: 'gemma-4-e2b', server: null, origin: 'local' }, 'gemma-4-e2b, on this machine'],
] as const)('names the model %j', (writer, words) => {
  expect(startBox({ ...STARTED, writer })).toContain(`\n  Model     ${words}\n`);
});

test.each([
  [{ freeBlogs: 1, hasStripe: true }, '1 free blog per account, except for you; Stripe sells Premium'],
  [{ freeBlogs: Number.POSITIVE_INFINITY }, 'none (FREE_BLOG_LIMIT=unlimited)'],
])('says what limits blogs with %j', (plans, words) => {
  expect(startBox({ ...STARTED, ...plans })).toContain(`\n  Limit     ${words}\n`);
});

test('mentions the database in DATABASE_URL', () => {
  expect(startBox({ ...STARTED, hasOwnDatabase: false })).toContain(
    '\n  Data      /srv/quillcast/.data, and the database in DATABASE_URL\n',
  );
});

test('warns while contact details are missing', () => {
  const warning = '\n  Contact   missing: many countries require one; see the contact page\n';
  expect(startBox({ ...STARTED, hasContact: false })).toContain(warning);
  expect(startBox(STARTED)).not.toContain('Contact');
});
