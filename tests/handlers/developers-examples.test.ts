import { expect, test } from 'vitest';
import { hashToken } from '@/lib/auth/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { startLocalServer } from '../fakes/local-server.ts';
import { api, send } from '../support/api.ts';
import { connectFakeModel } from '../support/fake-model.ts';
import { type GuideLanguage, guideProgram, runProgram } from '../support/guide.ts';
import { signedInUser } from '../support/users.ts';

await connectFakeModel();

/** Serves the routes over HTTP until the test ends. */
const serveRoutes = () =>
  startLocalServer(async ({ method, path, query, headers, body }) => {
    const url = `http://quillcast.test${path}?${query}`;
    const sent = { method, headers: headers as Record<string, string>, body: body || null };
    const answer = await send(new Request(url, sent));
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  });

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
    const [server, { user, key }] = [await serveRoutes(), await newKey()];
    const program = guideProgram(language, '/api/blogs/generate');
    const output = await runProgram(language, program, { QUILLCAST_URL: server.url, QUILLCAST_KEY: key });
    await server.close();
    const { id } = await (await db()).blog.findFirstOrThrow({ where: { userId: user.id } });
    expect(output.trim().split('\n').at(-1)).toBe(`http://quillcast.test/share/${id}`);
    expect((await api.get(`/api/blogs/${id}`)).status).toBe(200);
  },
);
