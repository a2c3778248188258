import { expect, test } from 'vitest';
import { publishWhenWritten } from '@/lib/backlinks/service.ts';
import { db } from '@/lib/database/db.ts';
import { generationPlatformSchema } from '@/lib/writing/schema.ts';
import { api } from '../../support/api.ts';
import { type Owner, ownerWithBlog, startedDev, submitBlog, workOn } from '../../support/backlinks.ts';

const dev = await startedDev();

const account = () => ({ platform: 'devto', credentials: { apiKey: dev.apiKey } });

const inGerman = (owner: Owner) => ({ ...owner, headers: { ...owner.headers, 'accept-language': 'de' } });

const listed = async ({ blogId, headers }: Owner) => (await api.get(`/api/backlinks/${blogId}`, headers)).json();

const change = async ({ blogId }: Owner, data: object) => (await db()).backlink.updateMany({ where: { blogId }, data });

test('a reason that was stored while an English page waited is read in German', async () => {
  const owner = await ownerWithBlog();
  dev.faults.next('401');
  expect(await submitBlog(owner, account())).toMatchObject({
    message: 'DEV does not accept this API key. Make a new one under Settings → Extensions and paste it here.',
  });
  expect(await listed(inGerman(owner))).toMatchObject([
    {
      message:
        'DEV nimmt diesen API-Schlüssel nicht an. Erstelle unter Settings → Extensions einen neuen und füge ihn hier ein.',
    },
  ]);
});

test('a problem and what follows from it are both in German', async () => {
  const owner = inGerman(await ownerWithBlog());
  dev.faults.next('500');
  const problem = 'DEV hatte einen internen Fehler (500). Wir versuchen es automatisch noch einmal.';
  expect(await submitBlog(owner, account())).toMatchObject({
    success: true,
    message: `${problem} Unter „Stand der Backlinks“ siehst du, wann es fertig ist.`,
    backlink: { message: problem },
  });
});

test('the outcome of a submission, of a check and of an update is in German', async () => {
  const owner = inGerman(await ownerWithBlog());
  expect(await submitBlog(owner, account())).toMatchObject({
    message: 'An DEV gesendet',
    backlink: { message: 'Unser Link ist da.' },
  });
  expect(await submitBlog(owner, account())).toMatchObject({ message: 'Dieser Blog ist schon auf dev.to.' });
  const checked = await api.post('/api/backlinks/check', account(), owner.headers);
  expect(await checked.json()).toEqual({ success: true, message: 'DEV nimmt diese Zugangsdaten an.' });
  await (await db()).blog.update({ where: { id: owner.blogId }, data: { title: 'Tee', editedAt: new Date() } });
  dev.faults.next('422');
  const { backlink } = await submitBlog(owner, account());
  expect(backlink.warning).toMatch(/^Der Beitrag ließ sich nicht aktualisieren\. DEV hat den Artikel abgelehnt/);
});

test('a lost link has its dates in German', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, account());
  await change(owner, { seenAt: new Date('2026-03-01T12:00:00Z'), lostAt: new Date('2026-05-02T12:00:00Z') });
  dev.reset();
  await workOn(owner);
  const [{ message }] = await listed(inGerman(owner));
  expect(message).toMatch(/^Die Seite ist weg: zuletzt gesehen am 1\. März 2026, vermisst seit 2\. Mai 2026\./);
});

test('the reason why a new blog was not submitted is in German', async () => {
  const owner = await ownerWithBlog();
  await (await db()).blog.update({ where: { id: owner.blogId }, data: { visibility: 'draft' } });
  await publishWhenWritten(owner.user.id, owner.blogId, [generationPlatformSchema.parse(account())]);
  const [{ message }] = await listed(inGerman(owner));
  expect(message).toMatch(/^Nur du kannst diesen Blog sehen/);
});

test('a message from before stays as it is', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, account());
  await change(owner, { message: 'Our link is there.', warning: 'An image is too large.' });
  expect(await listed(inGerman(owner))).toMatchObject([
    { message: 'Our link is there.', warning: 'An image is too large.' },
  ]);
});
