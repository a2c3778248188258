import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { signedRecords } from '@/lib/provenance/service.ts';
import { requireCredentialsKey, rotateSigningKey, sign } from '@/lib/provenance/signing-keys.ts';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { type BlogColumns, type OwnedBlog, ownedBlog, saveText } from '../../support/owned-blog.ts';
import { changeSettings } from '../../support/settings.ts';
import { makeArticle, translated } from '../../support/translations.ts';
import { signedInUser } from '../../support/users.ts';

type Jws = { protected: string; payload: string; signature: string };

/** Verifies a flattened JWS of Ed25519 with OpenSSL's command, as docs/decisions/0128 describes. */
async function opensslVerifies({ protected: header, payload, signature }: Jws, pem: string): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-jws-'));
  const file = (name: string) => path.join(folder, name);
  await writeFile(file('key.pem'), pem);
  await writeFile(file('signed'), `${header}.${payload}`);
  await writeFile(file('signature'), Buffer.from(signature, 'base64url'));
  const files = ['-inkey', file('key.pem'), '-rawin', '-in', file('signed'), '-sigfile', file('signature')];
  return promisify(execFile)('openssl', ['pkeyutl', '-verify', '-pubin', ...files])
    .then(
      () => true,
      () => false,
    )
    .finally(() => rm(folder, { recursive: true }));
}

await connectFakeModel();

type Headers = Record<string, string>;

const ask = (id: string, headers: Headers = {}) => api.get(`/api/blogs/${id}/provenance`, headers);

async function read(id: string, headers: Headers = {}) {
  const response = await ask(id, headers);
  expect(response.status).toBe(200);
  return response.json();
}

async function readKey(jws: { protected: string }): Promise<string> {
  const { kid } = JSON.parse(Buffer.from(jws.protected, 'base64url').toString());
  const { keys } = await (await api.get('/api/public-keys')).json();
  return keys.find((key: { kid: string }) => key.kid === kid).pem;
}

type Own = Pick<OwnedBlog, 'id' | 'headers' | 'basedOn'>;

const ownBlog = (columns?: BlogColumns) => ownedBlog(columns, { name: 'Ada' });

async function saveTitle(own: Own, title: string): Promise<Own> {
  const response = await saveText(own, { title });
  expect(response.status).toBe(200);
  return { ...own, basedOn: (await response.json()).updatedAt };
}

async function rewrite({ id, headers, basedOn }: Own): Promise<Own> {
  const response = await api.post(`/api/blogs/${id}/sections/0`, { change: 'regenerate', basedOn }, headers);
  expect(response.status).toBe(200);
  return { id, headers, basedOn: (await response.json()).updatedAt };
}

test('signs the record of a new blog, which names its model, with a key that OpenSSL accepts', async () => {
  const { headers } = await signedInUser({ name: 'Ada' });
  const body = { topic: 'Urban beekeeping', length: 'small' };
  const { id } = await (await api.post('/api/blogs/generate', body, headers)).json();
  const { record, textHash, publicKeyUrl, ...jws } = await read(id);
  expect(record).toMatchObject({
    blog: `http://quillcast.test/share/${id}`,
    language: 'en',
    textHashVersion: 2,
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    writer: { kind: 'model', model: { name: 'gpt-5-mini', place: 'service' } },
    changes: [],
    review: null,
  });
  expect(publicKeyUrl).toBe('http://quillcast.test/.well-known/jwks.json');
  expect(JSON.parse(Buffer.from(jws.payload, 'base64url').toString())).toEqual(record);
  expect(await opensslVerifies(jws, await readKey(jws))).toBe(true);
  expect(await opensslVerifies({ ...jws, payload: `${jws.payload}A` }, await readKey(jws))).toBe(false);
  const stored = await (await db()).blogProvenance.findUniqueOrThrow({ where: { blogId: id } });
  expect(stored.jws).toEqual(jws);
  expect(textHash).toMatch(/^[0-9a-f]{64}$/);
});

test('signs the numbers of an examination, the same each time', async () => {
  const { id, headers } = await ownBlog();
  // The owner has saved nothing.
  const examination = { passages: 0, confirmed: ['An intro.', 'Some content.', 'The end.'], changed: 1, cut: 2 };
  const body = { isReviewed: true, editedAt: null, examination };
  expect((await api.put(`/api/blogs/${id}/review`, body, headers)).status).toBe(200);
  const { record, textHash, publicKeyUrl: _, ...jws } = await read(id);
  expect(record.review).toMatchObject({ kind: 'examined', textHash, confirmed: 3, changed: 0, cut: 0 });
  expect(await opensslVerifies(jws, await readKey(jws))).toBe(true);
  expect(await read(id)).toMatchObject(jws);
});

test('hashes the parts of the text in a documented order, composed', async () => {
  const { id } = await ownBlog({
    title: 'Cafe\u0301',
    keyPoints: ['A point.'],
    questions: [{ question: 'Why?', answer: 'So.' }],
  });
  const text = '["Caf\u00e9","An intro.",[["A heading","Some content."]],["A point."],[["Why?","So."]],"The end."]';
  const sha256 = (json: string) => createHash('sha256').update(json).digest('hex');
  expect((await read(id)).textHash).toBe(sha256(text));
  const titled = await ownBlog({ conclusionHeading: 'At last' });
  const withHeading = '["A Title","An intro.",[["A heading","Some content."]],[],[],"The end.","At last"]';
  expect((await read(titled.id)).textHash).toBe(sha256(withHeading));
});

test('adds up changes of one party in a row and names each party', async () => {
  let own: Own = await ownBlog();
  const before = await read(own.id);
  own = await saveTitle(await saveTitle(own, 'Second'), 'Third');
  await rewrite(await rewrite(own));
  const { record, textHash, ...jws } = await read(own.id);
  expect(record.writer).toEqual({ kind: 'model' });
  expect(record.changes).toMatchObject([
    { by: { kind: 'person', name: 'Ada' }, times: 2 },
    { by: { kind: 'model', model: { name: 'gpt-5-mini' } }, times: 2 },
  ]);
  expect(record.digitalSourceType).toContain('compositeWithTrainedAlgorithmicMedia');
  expect(textHash).not.toBe(before.textHash);
  expect(await opensslVerifies(jws as typeof before, await readKey(before))).toBe(true);
});

test('counts no person among the authors of a text that only a model changed', async () => {
  const own = await ownBlog();
  const sourceType = async () => (await read(own.id)).record.digitalSourceType.split('/').at(-1);
  const rewritten = await rewrite(await rewrite(own));
  expect(await sourceType()).toBe('trainedAlgorithmicMedia');
  await rewrite(await saveTitle(rewritten, 'Second'));
  expect(await sourceType()).toBe('compositeWithTrainedAlgorithmicMedia');
});

test('signs no text that changed after it was read', async () => {
  const own = await ownBlog();
  const [read, unchanged] = [await getBlog(own.id), await getBlog((await ownBlog()).id)];
  await saveTitle(own, 'Second');
  expect([...(await signedRecords([read, unchanged])).keys()]).toEqual([unchanged.id]);
  expect([...(await signedRecords([await getBlog(own.id)])).keys()]).toEqual([own.id]);
});

test('keeps old signatures valid after a rotation and signs the next text with the new key', async () => {
  const own = await ownBlog();
  const old = await read(own.id);
  await rotateSigningKey();
  expect((await read(own.id)).signature).toBe(old.signature);
  expect(await opensslVerifies(old, await readKey(old))).toBe(true);
  await saveTitle(own, 'Second');
  const next = await read(own.id);
  expect(next.protected).not.toBe(old.protected);
  expect(await opensslVerifies(next, await readKey(next))).toBe(true);
  expect(await opensslVerifies(old, await readKey(next))).toBe(false);
});

test('refuses to start or sign with another CREDENTIALS_KEY, and keeps the signing key', async () => {
  const { signingKey } = await db();
  await sign('first');
  await requireCredentialsKey();
  const where = { retiredAt: null };
  const { encryptedPrivateKey, kid } = await signingKey.findFirstOrThrow({ where });
  await signingKey.update({ where: { kid }, data: { encryptedPrivateKey: 'v1.otherkey.AAAA' } });
  await expect(requireCredentialsKey()).rejects.toThrow('This CREDENTIALS_KEY is not the one');
  await expect(sign('second')).rejects.toThrow('This CREDENTIALS_KEY is not the one');
  expect(await signingKey.findFirstOrThrow({ where })).toMatchObject({ kid });
  await signingKey.update({ where: { kid }, data: { encryptedPrivateKey } });
});

test('keeps one active key when several are created at once', async () => {
  const { signingKey } = await db();
  await signingKey.updateMany({ data: { retiredAt: new Date() } });
  await Promise.all(['a', 'b', 'c', 'd'].map(sign));
  expect(await signingKey.count({ where: { retiredAt: null } })).toBe(1);
});

test.each([
  ['public', (id: string) => `http://quillcast.test/share/${id}`],
  ['unlisted', () => null],
] as const)('names the %s original of a translation', async (visibility, address) => {
  const original = await ownBlog({ visibility });
  const { id } = await ownBlog({ provenance: { create: { translationOf: original.id } } });
  expect((await read(id)).record.translationOf).toBe(address(original.id));
});

test('the record of a translation names its model', async () => {
  const { user, headers } = await signedInUser();
  const original = await makeArticle({ userId: user.id }, { writer: 'model' });
  const { record } = await read(await translated(original, 'german', headers));
  expect(record).toMatchObject({
    language: 'de',
    translationOf: `http://quillcast.test/share/${original}`,
    writer: { kind: 'model', model: { name: 'gpt-5-mini', place: 'service' } },
  });
});

test('puts the signed record of every blog into an archive', async () => {
  const { id, headers } = await ownBlog({ title: 'Tea' });
  const { unzipSync } = await import('fflate');
  const archive = await api.get('/api/exports?format=markdown', headers);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const jws = JSON.parse(Buffer.from(files['provenance/blog-tea.md.json'] ?? []).toString());
  expect(await read(id)).toMatchObject(jws);
});

test('replaces a signing key whose CREDENTIALS_KEY is lost, and keeps it public', async () => {
  changeSettings({ CREDENTIALS_KEY_PREVIOUS: 'lost' });
  const { signingKey } = await db();
  await sign('first');
  await signingKey.updateMany({ where: { retiredAt: null }, data: { encryptedPrivateKey: 'v1.lostkey1.AAAA' } });
  const { kid: lost } = await signingKey.findFirstOrThrow({ where: { retiredAt: null } });
  await sign('second');
  const { kid } = await signingKey.findFirstOrThrow({ where: { retiredAt: null } });
  const { keys } = await (await api.get('/api/public-keys')).json();
  expect(kid).not.toBe(lost);
  expect(keys.map((key: { kid: string }) => key.kid)).toEqual(expect.arrayContaining([kid, lost]));
  expect(JSON.stringify(keys)).not.toContain('PRIVATE');
});
