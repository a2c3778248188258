import { parseHTML } from 'linkedom';
import { afterAll, expect, test } from 'vitest';
import { mailTransport, sendMail } from '@/lib/mail/mailer.ts';
import { startFakeMail } from '../../fakes/mail/server.ts';
import { changeSettings } from '../../support/settings.ts';

const mail = await startFakeMail();
changeSettings({ SMTP_URL: mail.url });
afterAll(mail.close);

const URL_WITH_QUERY = `http://localhost:3000/blog/x?a=1&b="${'long'.repeat(20)}"`;

const MESSAGE = {
  subject: 'Decision about your blog “Fish & <b>chips</b>”',
  paragraphs: [
    'Your blog “Fish & <b>chips</b>” was reported. The reason:',
    { quote: 'Not "yours".\n<img src=x onerror=alert(1)>' },
  ],
  button: { label: 'See the decision', url: URL_WITH_QUERY },
  note: 'It’s your turn.',
};

await sendMail('ada@example.com', MESSAGE);
const [received] = mail.received;
const { document } = parseHTML(received?.html ?? '');
const passageTexts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the text part has the site, what happened, and the address of the button', () => {
  expect(received).toMatchObject({ to: ['ada@example.com'], subject: MESSAGE.subject, isAutomatic: true });
  expect(received?.text.trimEnd()).toBe(
    [
      'Your blog “Fish & <b>chips</b>” was reported. The reason:',
      '> Not "yours".\n> <img src=x onerror=alert(1)>',
      `See the decision:\n${URL_WITH_QUERY}`,
      'It’s your turn.',
      '-- \nQuillcast\nhttp://localhost:3000',
    ].join('\n\n'),
  );
});

test('a hanging server is given up before the lease of a mail ends, unless SMTP_URL says otherwise', () => {
  const { options } = mailTransport('smtp://ada:p%40ss%2Bword@mail.example:587?socketTimeout=5000&tls.servername=a');
  expect(options).toMatchObject({
    ...{ host: 'mail.example', port: 587, auth: { user: 'ada', pass: 'p@ss+word' }, tls: { servername: 'a' } },
    ...{ connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 5000 },
  });
});

test('the HTML part says the same, and shows the words of others as text', () => {
  expect(passageTexts('h1, p, blockquote')).toEqual([
    MESSAGE.subject,
    'Your blog “Fish & <b>chips</b>” was reported. The reason:',
    'Not "yours".\n<img src=x onerror=alert(1)>',
    'See the decision',
    'It’s your turn.',
  ]);
  const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Quillcast', 'http://localhost:3000'],
    ['See the decision', URL_WITH_QUERY],
    ['Quillcast', 'http://localhost:3000'],
  ]);
});

test('the HTML part loads and runs nothing, and knows light and dark', () => {
  expect(document.querySelectorAll('img, script, link, iframe, [onerror], [background]')).toHaveLength(0);
  expect(received?.html).not.toMatch(/url\(|@import/);
  expect(received?.html).toContain('prefers-color-scheme: dark');
});
