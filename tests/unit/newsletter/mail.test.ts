import { wcagContrast } from 'culori';
import { parseHTML } from 'linkedom';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options.ts';
import { issueMail } from '@/lib/newsletter/mail.ts';
import { blogWith, imageWith } from '../../support/blogs.ts';
import { changeSettings } from '../../support/settings.ts';

changeSettings({ SITE_URL: 'https://quillcast.test', MAIL_FROM: 'Quillcast <no-reply@quillcast.test>' });

const BLOG = blogWith({
  userDisplayName: 'Ada “<b>”',
  usernameSlug: 'ada',
  language: 'german',
  style: 'retro',
  colorTheme: 'teal',
  cover: imageWith({ url: '/api/images/cover1', alt: 'Eine Tasse' }),
  sources: [{ number: 1, url: 'https://a.example', title: 'A' }],
  content: {
    title: 'Tee & <i>mehr</i>',
    intro: 'Heiß **wie** immer [1].\n\nUnd <script>alert(1)</script> mehr.',
    keyPoints: ['Erst das Wasser [1].', 'Dann der Tee.'],
  },
});

const sent = await issueMail(BLOG)('subscriber1', 'reader@example.com');
const mail = await PostalMime.parse(sent.bytes);
const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
const { document } = parseHTML(mail.html ?? '');
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const PAGE = 'https://quillcast.test/subscription/subscriber1';

test('names its author via the product, and leaves the list by one request', () => {
  expect(mail.from).toMatchObject({ name: 'Ada “<b>” über Quillcast', address: 'no-reply@quillcast.test' });
  expect(mail.to).toMatchObject([{ address: 'reader@example.com' }]);
  expect(mail.subject).toBe('Tee & <i>mehr</i>');
  expect(header('list-id')).toBe('<ada.quillcast.test>');
  expect(header('list-unsubscribe')).toBe('<https://quillcast.test/api/subscriptions/subscriber1/unsubscribe>');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('auto-submitted')).toBe('auto-generated');
});

test('says in HTML how the blog begins, in its language, without markup of its own', () => {
  expect(document.documentElement?.getAttribute('lang')).toBe('de');
  expect(texts('h1')).toEqual(['Tee & <i>mehr</i>']);
  expect(texts('.card p').slice(0, 2)).toEqual(['Heiß wie immer.', 'Und <script>alert(1)</script> mehr.']);
  expect(texts('h2, li')).toEqual(['Das Wichtigste in Kürze', 'Erst das Wasser.', 'Dann der Tee.']);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://quillcast.test/user/ada',
    'https://quillcast.test/share/abc123',
    PAGE,
  ]);
});

test('loads its cover from this site and nothing else', () => {
  const pictures = [...document.querySelectorAll('img')].map((img) => [
    img.getAttribute('src'),
    img.getAttribute('alt'),
  ]);
  expect(pictures).toEqual([['https://quillcast.test/api/images/cover1', 'Eine Tasse']]);
  expect(document.querySelectorAll('script, link, iframe, [background]')).toHaveLength(0);
  expect(mail.html).not.toMatch(/url\(|@import/);
});

test('says the same as text', () => {
  expect(mail.text?.trimEnd().split('\n\n')).toEqual([
    'Tee & <i>mehr</i>',
    'Heiß wie immer.',
    'Und <script>alert(1)</script> mehr.',
    'Das Wichtigste in Kürze\n- Erst das Wasser.\n- Dann der Tee.',
    'Online lesen:\nhttps://quillcast.test/share/abc123',
    expect.stringContaining('Mit KI geschrieben'),
    'Du bekommst diese E-Mail, weil du neue Blogs von https://quillcast.test/user/ada abonniert hast.',
    `Abbestellen:\n${PAGE}`,
    '-- \nAda “<b>”\nhttps://quillcast.test/user/ada',
  ]);
});

test('leads to the own domain, and hides the product where the author does', async () => {
  const blog = { ...BLOG, shareUrl: 'https://blog.example.org/tee', isUnbranded: true as const };
  const { bytes } = await issueMail(blog)('subscriber1', 'reader@example.com');
  const { from, html } = await PostalMime.parse(bytes);
  expect(from?.name).toBe('Ada “<b>”');
  expect(html).toContain('href="https://blog.example.org/tee"');
  expect(html).toContain('href="https://blog.example.org"');
});

const DESIGNS = STYLES.flatMap((style) => COLOR_THEMES.map((theme) => [style, theme] as const));

test.each(DESIGNS)('is readable in %s, %s', (style, theme) => {
  for (const mode of ['light', 'dark'] as const) {
    const { page, popover, text, muted, accent, accentText } = designTokens(style, theme, mode).colors;
    const pairs = [
      [text, popover],
      [muted, popover],
      [text, page[0]],
      [muted, page[0]],
      [accentText, accent],
    ] as const;
    expect(Math.min(...pairs.map(([ink, surface]) => wcagContrast(ink, surface)))).toBeGreaterThanOrEqual(4.5);
  }
});
