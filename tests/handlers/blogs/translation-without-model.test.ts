import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { articleOf, askFor } from '../../support/translations.ts';
import { signedInUser } from '../../support/users.ts';

test('without a model it says why no blog is written in another language, and counts nothing', async () => {
  const { user, headers } = await signedInUser();
  const id = await articleOf({ userId: user.id });
  const response = await askFor(id, 'german', headers);
  expect(response.status).toBe(422);
  expect((await response.json()).message).toBe('Translating needs an AI model, and none is connected.');
  const prisma = await db();
  expect(await prisma.generation.count()).toBe(0);
  expect(await prisma.quota.count()).toBe(0);
});
