import { describe, expect, test } from 'vitest';
import { client, PLAIN, post, withFormSite } from '../../support/forms.ts';

const { commentForm, formPage, site, writes } = withFormSite();

/** Changed selectors, and the beginnings of the sentences about them. */
const WRONG_SELECTORS = [
  [{ formSelector: '#nothing' }, /^The page shows no form that matches "#nothing"\. /],
  [{ contentFieldSelector: '#elsewhere' }, /^The page shows no content field that matches "#elsewhere" in the form\. /],
  [{ titleFieldSelector: '#unseen' }, /^The page shows no title field that matches "#unseen" in the form\. /],
  [{ submitButtonSelector: 'a[' }, /^The selector of the submit button \("a\["\) is not valid CSS/],
  [{ titleFieldSelector: '#box' }, /^The title field \("#box"\) takes no text/],
] as const;

test('names a wrong selector', async () => {
  const html = `<input id="elsewhere"><form id="form">${PLAIN}<input id="unseen" style="display:none"><p id="box">A</p></form>`;
  const check = ([changed]: (typeof WRONG_SELECTORS)[number]) =>
    client(formPage(html, changed), { timeoutMs: 10_000 }).check();
  const outcomes = await Promise.allSettled(WRONG_SELECTORS.map(check));
  expect(outcomes).toEqual(
    WRONG_SELECTORS.map(([, message]) => ({
      status: 'rejected',
      reason: expect.objectContaining({ kind: 'refused', message: expect.stringMatching(message) }),
    })),
  );
});

describe('other forms', () => {
  test.each([
    ['fields tied to it from outside', `<form id="form"></form>${PLAIN.replaceAll(' id=', ' form="form" id=')}`],
    [
      'a button that skips the check of required fields',
      `<form id="form"><input name="name" required>${PLAIN.replace('<button', '<button formnovalidate')}</form>`,
    ],
  ])('takes a form with %s', async (_what, html) => {
    await expect(client(formPage(html)).check()).resolves.toBeUndefined();
  });

  test('a form that a script adds and sends', async () => {
    const script = `setTimeout(() => {
      document.body.innerHTML = '<div id="form">${PLAIN}</div><p id="out"></p>';
      send.onclick = async () => {
        if (!confirm('Really?')) return;
        await fetch('/anything', { method: 'POST', body: text.value });
        const url = text.value.match(/https:.*/)[0];
        out.innerHTML = '<a href="' + url + '">there</a>';
      };
    }, 300);`;
    site().pages.set('/anything', 'taken');
    const published = await client(formPage(`<script>${script}</script>`)).publish(post());
    expect(published).toEqual({ url: `${site().url}/page` });
  });

  test('a rich text editor gets formatted text with a link', async () => {
    const credentials = formPage(
      `<div id="form"><div id="text" contenteditable>old</div><button id="send">Send</button></div><div id="out"></div>
      <script>send.onclick = async () => { await fetch('/anything', { method: 'POST' }); out.innerHTML = text.innerHTML; text.innerHTML = ''; };</script>`,
    );
    site().pages.set('/anything', 'taken');
    const published = await client(credentials).publish(post({ title: 'A <b>Title' }));
    expect(published).toEqual({ url: `${site().url}/page` });
  });

  test.each([
    [
      'a button under a banner',
      `<form id="form">${PLAIN}</form><div style="position:fixed;inset:0">Cookies?</div>`,
      /is covered or disabled/,
    ],
    [
      'a form that sends nothing',
      `<form id="form" onsubmit="document.title='no';return false">${PLAIN}</form><p role=alert></p>`,
      /^The button sent nothing/,
    ],
    [
      'a field that is too short',
      '<form id="form"><textarea id="text" maxlength="20"></textarea><button id="send">Send</button></form>',
      /takes at most 20 characters/,
    ],
    [
      'a field that does not keep the text',
      `<form id="form" oninput="text.value=''">${PLAIN}</form>`,
      /did not keep the text/,
    ],
  ])('refuses %s', async (_what, html, message) => {
    await expect(client(formPage(html)).publish(post())).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(message),
    });
    expect(writes()).toEqual([]);
  });

  test('refuses a blog over 65,000 characters before it opens the page', async () => {
    const long = post({ intro: 'word '.repeat(13_000) });
    await expect(client(commentForm()).publish(long)).rejects.toThrow(
      /^This blog has 65,\d{3} characters, and a form takes at most 65,000\./,
    );
    expect(site().requests).toEqual([]);
  });
});

test('a job ends at its time limit, before anything was sent', async () => {
  const credentials = formPage(`<form id="form">${PLAIN}</form><script>for (;;) {}</script>`);
  await expect(client(credentials, { timeoutMs: 2500 }).publish(post())).rejects.toMatchObject({
    kind: 'busy',
    message: 'The page took too long. Nothing was sent.',
  });
});
