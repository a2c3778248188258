import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { readAnswer } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const PATH = '/api/account/language';

const stored = async (id: string) => (await (await db()).user.findUniqueOrThrow({ where: { id } })).interfaceLanguage;

test('a user chooses the language of the interface and of mails', async () => {
  const { user, headers } = await signedInUser();
  const [status, { user: answered }] = await readAnswer(api.put(PATH, { language: 'en' }, headers));
  expect(status).toBe(200);
  expect(answered.interfaceLanguage).toBe('en');
  expect(await stored(user.id)).toBe('en');
});

test('a language that the interface does not speak is refused', async () => {
  const { user, headers } = await signedInUser();
  const before = await stored(user.id);
  expect((await api.put(PATH, { language: 'tlh' }, headers)).status).toBe(400);
  expect(await stored(user.id)).toBe(before);
});
