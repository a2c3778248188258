import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { findActivities } from '@/lib/users/queries.ts';
import { api } from '../../support/api.ts';
import { makeCode, makeRefusal } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';
import { readWebhooks, receiverOfFile, webhookOwner } from '../../support/webhooks.ts';

const receiver = await receiverOfFile();

const PATH = '/api/account/webhooks';
const EVENTS = ['blog.created', 'run.failed'];
const NEW = { url: 'https://example.com/hooks', events: EVENTS };

test('the secret is answered once and stored encrypted', async () => {
  const { user, headers } = await signedInUser();
  const added = await (await api.post(PATH, NEW, headers)).json();
  expect(added).toEqual({ id: expect.any(String), secret: expect.stringMatching(/^whsec_[\w+/]{32}$/) });
  expect(await readWebhooks(headers)).toEqual([{ id: added.id, ...NEW, messages: [] }]);
  const row = await (await db()).webhook.findUniqueOrThrow({ where: { id: added.id } });
  expect(row.encryptedSecret).not.toContain(added.secret.slice('whsec_'.length));
  const exported = await (await api.get('/api/account/export', headers)).text();
  expect(exported).toContain(NEW.url);
  expect(exported).not.toContain(row.encryptedSecret);
  expect(await findActivities(user.id)).toMatchObject([{ kind: 'webhook', text: 'Webhook added: example.com' }]);
});

test.each([
  'http://example.com/hooks',
  'https://127.0.0.1/hooks',
  'https://[::1]/hooks',
  'https://printer.local/hooks',
  'https://ada:secret@example.com/hooks',
  'https://example.com:25/hooks',
  'ftp://example.com/hooks',
  'example.com',
])('refuses the address %s', async (url) => {
  const { headers } = await signedInUser();
  expect(await makeRefusal(api.post(PATH, { ...NEW, url }, headers))).toEqual([
    400,
    'Please enter a public https address, such as https://example.com/webhooks.',
  ]);
});

test.each([[[]], [['test']], [['blog.read']]])('refuses the events %o', async (events) => {
  const { headers } = await signedInUser();
  expect(await makeCode(api.post(PATH, { ...NEW, events }, headers))).toEqual([400, 'invalid-input']);
});

test('a user has up to ten webhooks, also when they are added at once', async () => {
  const { headers } = await signedInUser();
  const sent = await Promise.all(Array.from({ length: 12 }, () => api.post(PATH, NEW, headers)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), 409, 409]);
});

test('another user’s webhook does not exist', async () => {
  const owner = await webhookOwner(receiver, EVENTS);
  const { headers } = await signedInUser();
  const path = `${PATH}/${owner.id}`;
  await api.post(`${path}`, {}, owner.headers);
  const [{ messages }] = await readWebhooks(owner.headers);
  expect(await makeCode(api.delete(path, {}, headers))).toEqual([404, 'not-found']);
  expect(await makeCode(api.post(`${path}`, {}, headers))).toEqual([404, 'not-found']);
  const again = { message: messages[0].id };
  expect(await makeCode(api.post(`${path}`, again, headers))).toEqual([404, 'not-found']);
  expect(await readWebhooks(headers)).toEqual([]);
  expect(await readWebhooks(owner.headers)).toMatchObject([{ id: owner.id, messages: [{ event: 'test' }] }]);
});
