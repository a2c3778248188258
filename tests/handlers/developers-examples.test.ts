import { expect, test } from 'vitest';
import { hashToken } from '@/lib/auth/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../support/api.ts';
import { connectFakeModel } from '../support/fake-model.ts';
import { type GuideLanguage, guideProgram, runProgram } from '../support/guide.ts';
import { serveRoutes } from '../support/serve-routes.ts';
import { signedInUser } from '../support/users.ts';

await connectFakeModel();

async function newKey() {
  const { user } = await signedInUser();
  const key = `qck_${newId()}`;
  const data = { id: newId(), userId: user.id, name: 'Guide', hash: hashToken(key) };
  await (await db()).accessToken.create({ data: { ...data, scopes: ['read', 'write', 'publish'] } });
  return { user, key };
}

test.each<GuideLanguage>(['curl', 'TypeScript', 'Python'])(
  'the first blog of the guide is written by %s',
  async (language) => {
    const [url, { user, key }] = [await serveRoutes(), await newKey()];
    const program = guideProgram(language, '/api/blogs/generate');
    const output = await runProgram(language, program, { QUILLCAST_URL: url, QUILLCAST_KEY: key });
    const { id } = await (await db()).blog.findFirstOrThrow({ where: { userId: user.id } });
    expect(output.trim().split('\n').at(-1)).toBe(`${url}/share/${id}`);
    expect((await api.get(`/api/blogs/${id}`)).status).toBe(200);
  },
);
