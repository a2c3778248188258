import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { htmlAnswer, type LocalServer, startLocalServer } from '../../fakes/local-server.ts';
import { api } from '../../support/api.ts';
import { bringIn, importer, importFiles, item, leafPicture, look, lookAt, wxr } from '../../support/imports.ts';
import { makeRefusal } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';

let site: LocalServer;
const leaving = new AbortController();

beforeAll(async () => {
  const body = Buffer.from(await leafPicture(640, 480));
  const leaf = { status: 200, headers: { 'content-type': 'image/png' }, body };
  const answers: Record<string, () => typeof leaf> = {
    '/leaf.png': () => leaf,
    '/leave.png': () => {
      leaving.abort();
      return leaf;
    },
  };
  site = await startLocalServer(async ({ path }) => answers[path]?.() ?? htmlAnswer(404, 'gone'));
  changeSettings({ OUTBOUND_ALLOW_HOSTS: new URL(site.url).host });
});
afterAll(() => site.close());

test('a Markdown file becomes a person’s draft with date and language', async () => {
  const text =
    '---\ntitle: "Thé vert"\ndate: 2021-02-03\nlang: fr-CA\n---\n\nBien chaud.\n\n## L’eau\n\nDouce et [propre](https://eau.example/).\n';
  const { done, rows, owner } = await bringIn([{ name: 'the.md', text }]);
  expect(done).toEqual([{ file: 0, post: 0, title: 'Thé vert', id: rows[0]?.id, notes: [] }]);
  expect(rows[0]).toMatchObject({
    title: 'Thé vert',
    intro: 'Bien chaud.',
    language: 'french',
    length: 'small',
    writer: 'person',
    visibility: 'draft',
    userId: owner.id,
    conclusion: '',
    sections: [{ heading: 'L’eau', content: 'Douce et [propre](https://eau.example/).', images: [] }],
    sources: [],
    createdAt: new Date('2021-02-03T00:00:00Z'),
  });
});

test('a request aborted during picture downloads makes no blog', async () => {
  const { user: owner, headers } = await importer();
  const text = `# Leaves\n\nLook.\n\n## One\n\n![A leaf](${site.url}/leave.png)\n\nGreen.`;
  const body = { files: [{ name: 'a.md', text }], posts: [{ file: 0, post: 0 }] };
  await api.post('/api/imports', body, headers, { signal: leaving.signal }).catch(() => undefined);
  expect(leaving.signal.aborted).toBe(true);
  expect(await (await db()).blog.count({ where: { userId: owner.id } })).toBe(0);
});

test('imports do not count against the free quota', async () => {
  const { owner } = await bringIn([{ name: 'a.md', text: '# A\n\nText.' }]);
  expect(await (await db()).quota.findUnique({ where: { key: `user:${owner.id}` } })).toBeNull();
});

test('says in German what an import changes, and what it cannot read', async () => {
  const account = await importer();
  const german = { ...account, headers: { ...account.headers, 'accept-language': 'de' } };
  const text = '# A\n\nLook.\n\n## One\n\n<video src="a.mp4"></video>\n\nGreen.';
  const files = [
    { name: 'a.md', text },
    { name: 'b.json', text: '{}' },
    { name: '.md', text: '' },
  ];
  const embeds = '1 eingebettetes Element weggelassen (Video, Formular, Skript)';
  const empty = { title: 'Ohne Titel', problem: 'Sie enthält keinen Text.' };
  expect(await lookAt(german, files)).toMatchObject([
    { posts: [{ title: 'A', notes: [embeds] }] },
    { posts: [], problem: 'Sie ist JSON, aber kein Ghost-Export.' },
    { posts: [empty] },
  ]);
  expect(await importFiles(german, files)).toMatchObject([
    { title: 'A', notes: [embeds] },
    { title: 'b', problem: 'Sie ist JSON, aber kein Ghost-Export.' },
    empty,
  ]);
});

test('posts of WordPress keep their date; pages are left out', async () => {
  const text = wxr(
    item('<!-- wp:paragraph --><p>One.</p><!-- /wp:paragraph --><h3>Two</h3>Three\n\nfour.') +
      item('About', 'About', 'page') +
      item('', 'x.png', 'attachment'),
  );
  const file = { name: 'export.xml', text };
  expect(await look(file)).toMatchObject({
    name: 'export.xml',
    note: '1 entry that is not a post left out (pages, menus).',
    posts: [{ title: 'Post', language: 'english', sections: 1, createdAt: '2020-05-06T07:08:09.000Z' }],
  });
  const { rows } = await bringIn([file]);
  expect(rows[0]).toMatchObject({
    intro: 'One.',
    sections: [{ heading: 'Two', content: 'Three\n\nfour.', images: [] }],
    createdAt: new Date('2020-05-06T07:08:09Z'),
  });
});

test('downloads pictures and counts failures', async () => {
  const figure = (name: string) =>
    `<figure><img src="${site.url}/${name}" alt="A leaf"><figcaption><a href="https://photos.example/7">Ann</a></figcaption></figure>`;
  const text = wxr(item(`<p>Look.</p><h2>Leaves</h2>${figure('leaf.png')}${figure('gone.png')}<p>Green.</p>`));
  const { done, rows } = await bringIn([{ name: 'x.xml', text }]);
  expect(done[0].notes).toEqual(['1 image could not be downloaded']);
  const [image] = await (await db()).image.findMany({ where: { blogId: rows[0]?.id ?? '' } });
  expect(image).toMatchObject({ contentType: 'image/webp', width: 640, height: 480 });
  expect(rows[0]?.sections).toEqual([
    {
      heading: 'Leaves',
      content: 'Green.',
      images: [
        {
          url: `/api/images/${image?.id}`,
          title: 'A leaf',
          alt: 'A leaf',
          width: 640,
          height: 480,
          source: 'Ann',
          sourceUrl: 'https://photos.example/7',
        },
      ],
    },
  ]);
});

test('does not download pictures from this machine', async () => {
  const before = site.calls.length;
  const other = site.url.replace('127.0.0.1', 'localhost');
  const { done } = await bringIn([{ name: 'a.md', text: `# A\n\n## B\n\n![x](${other}/leaf.png)\n\nText.` }]);
  expect(done[0].notes).toEqual(['1 image could not be downloaded']);
  expect(site.calls).toHaveLength(before);
});

const LOST: [string, string, string][] = [
  ['struck-out words', 'It costs ~~€120~~ €80.', '1 struck-out passage left out'],
  ['a link in a heading', '## [Go](https://go.example)\n\nNow.', '1 link removed, their text is kept'],
  ['a picture beside the file', 'Text ![x](x.png)', '1 image left out'],
  ['a video', '<iframe src="https://v.example"></iframe>\n\nText', '1 embedded element left out (video, form, script)'],
];

test.each(LOST)('counts %s as lost', async (_, markdown, note) => {
  const file = await look({ name: 'a.md', text: `# A\n\nBegin.\n\n${markdown}` });
  expect(file.posts[0].notes).toEqual([note]);
});

test('stores no markup', async () => {
  const html =
    '<p onclick="x()">A <b>b</b> <a href="javascript:alert(1)">c</a></p><script>alert(1)</script><style>p{}</style><svg><text>z</text></svg><p>&lt;script&gt;x&lt;/script&gt;\u0008 \uD800</p>';
  const { rows } = await bringIn([{ name: 'x.xml', text: wxr(item(html)) }]);
  expect(rows[0]).toMatchObject({ intro: 'A **b** c', sources: [] });
  expect(JSON.stringify(rows[0]?.sections)).toContain('<script>x</script>');
  expect(JSON.stringify(rows[0])).not.toMatch(/alert|onclick|javascript:|p\{\}|\\u0000|\\u0008|\\ud800/i);
});

test('keeps text that looks like a citation', async () => {
  const { rows } = await bringIn([
    { name: 'a.md', text: '# A\n\nSee \\[1\\] and [page](https://p.example/) and [page](https://p.example/).' },
  ]);
  expect(rows[0]?.intro).toBe('See [1] and [page](https://p.example/) and [page](https://p.example/).');
  expect(rows[0]?.sources).toEqual([]);
});

test('an invalid file does not stop the others', async () => {
  const { done, rows } = await bringIn([
    { name: 'bad.xml', text: '<?xml version="1.0"?><x/>' },
    { name: 'good.md', text: '# Good\n\nText.' },
  ]);
  expect(done).toMatchObject([
    { title: 'bad', problem: 'It is XML, but not a WordPress export (WXR).' },
    { title: 'Good', notes: [] },
  ]);
  expect(rows).toHaveLength(1);
});

const FILE = { name: 'a.md', text: '# A\n\nB.' };

const BAD_REQUESTS: [string, object, number, RegExp][] = [
  ['no files', { files: [], posts: [] }, 400, /Please choose a file/],
  ['no posts', { files: [FILE], posts: [] }, 400, /Please choose what to import/],
  ['101 files', { files: Array(101).fill(FILE), posts: [{ file: 0, post: 0 }] }, 400, /up to 100 files/],
  ['101 posts', { files: [FILE], posts: Array(101).fill({ file: 0, post: 0 }) }, 400, /up to 100 blogs/],
  ['11 MB', { files: [{ name: 'a.md', text: 'x'.repeat(11_000_000) }], posts: [{ file: 0, post: 0 }] }, 400, /./],
  [
    '100 MB',
    { files: [{ name: 'a.md', text: 'x'.repeat(100_000_000) }], posts: [{ file: 0, post: 0 }] },
    413,
    /larger than 61440 KB/,
  ],
  ['a file that was not sent', { files: [FILE], posts: [{ file: 7, post: 0 }] }, 400, /choose the files again/],
];

test.each(BAD_REQUESTS)('refuses %s', async (_, body, status, message) => {
  const { headers } = await importer();
  expect(await makeRefusal(api.post('/api/imports', body, headers))).toEqual([status, expect.stringMatching(message)]);
});

test('stops at 500 imported blogs a day', async () => {
  const { user: owner, headers } = await importer();
  let sent = 0;
  const send = async () => {
    sent += 1;
    const files = Array.from({ length: 100 }, (_, at) => ({ ...FILE, text: `# A\n\n${sent} ${at}` }));
    const posts = files.map((_, file) => ({ file, post: 0 }));
    return (await api.post('/api/imports', { files, posts }, headers)).json();
  };
  await send();
  // As after four imports of a hundred.
  await (await db()).rateLimit.updateMany({ where: { key: { startsWith: 'importedBlogs:' } }, data: { points: 400 } });
  await send();
  const { posts: last } = await send();
  expect(last[0]).toMatchObject({ problem: 'You have reached the daily import limit. Please continue tomorrow.' });
  expect(await (await db()).blog.count({ where: { userId: owner.id } })).toBe(200);
});

test('streams each imported post if asked to', async () => {
  const { headers } = await importer();
  const files = [1, 2].map((n) => ({ name: `${n}.md`, text: `# Tea ${n}\n\nHot.` }));
  const body = { files, posts: files.map((_, file) => ({ file, post: 0 })) };
  const response = await api.post('/api/imports', body, { ...headers, accept: 'text/event-stream' });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const events = (await response.text()).matchAll(/^data: (.*)$/gm);
  expect([...events].map(([, data]) => JSON.parse(data ?? ''))).toMatchObject([
    { type: 'post', post: { file: 0, title: 'Tea 1' } },
    { type: 'post', post: { file: 1, title: 'Tea 2' } },
  ]);
});
