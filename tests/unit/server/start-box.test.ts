import { expect, test } from 'vitest';
import { startBox } from '@/lib/server/start-box.ts';

const STARTED = {
  url: 'http://localhost:3000',
  operatorCode: 'abc_123-x',
  dataDir: '/srv/quillcast/.data',
  hasOwnDatabase: true,
  writer: { model: null, server: null, origin: null },
};

test('the box has the address, what writes, where the data is, and the link on a line of its own', () => {
  expect(startBox(STARTED).split('\n')).toEqual([
    '',
    '─'.repeat(78),
    '  Quillcast is ready at http://localhost:3000',
    '',
    '  Writes    no model yet; the operator page fetches one in one press',
    '  Data      /srv/quillcast/.data',
    '  Operator  the link below works once, within a day, and is for you alone',
    '',
    '  http://localhost:3000/operator/enter#code=abc_123-x',
    '─'.repeat(78),
    '',
  ]);
});

test.each([
  [{ model: 'gpt-5-mini', server: null, origin: 'configured' }, 'gpt-5-mini, of the service in OPENAI_*'],
  [{ model: 'llama3.1:8b', server: 'Ollama', origin: 'found' }, 'llama3.1:8b, in Ollama'],
  [{ model: 'gemma-4-e2b', server: null, origin: 'local' }, 'gemma-4-e2b, on this machine'],
] as const)('names the model %j', (writer, words) => {
  expect(startBox({ ...STARTED, writer })).toContain(`\n  Writes    ${words}\n`);
});

test('says that the data is elsewhere too where DATABASE_URL is set', () => {
  expect(startBox({ ...STARTED, hasOwnDatabase: false })).toContain(
    '\n  Data      /srv/quillcast/.data, and the database in DATABASE_URL\n',
  );
});
