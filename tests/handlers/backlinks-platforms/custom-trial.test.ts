import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { client, PLAIN, post, withFormSite } from '../../support/forms.ts';

const { commentForm, formPage, site, writes } = withFormSite();

describe('a dry run', () => {
  test('shows the filled-in form and sends nothing', async () => {
    const credentials = formPage(
      `<h1>Above</h1><form id="form" method="post" style="width:600px">${PLAIN}</form><script>
      text.addEventListener('input', () => {
        fetch('/saved', { method: 'POST', body: text.value });
        fetch('/saved?' + text.value.length);
        navigator.sendBeacon('/saved', text.value);
        new Image().src = '/saved?' + text.value.length;
      });</script>`,
    );
    const screenshot = await client(credentials).dryRun(post());
    const { format, width = 0, height = 0 } = await sharp(screenshot).metadata();
    expect(format).toBe('jpeg');
    expect(width).toBeGreaterThan(600);
    expect(width).toBeLessThan(700);
    expect(height).toBeLessThan(200);
    expect(screenshot.byteLength).toBeLessThan(400 * 1024);
    expect(site().requests.filter((line) => line.includes('saved'))).toEqual([]);
    expect(writes()).toEqual([]);
  });

  test('keeps a screenshot of noise within 400 KB', async () => {
    const credentials = formPage(
      `<form id="form"><canvas id="noise" width="1200" height="6000"></canvas>${PLAIN}</form><script>
      const context = noise.getContext('2d');
      const image = context.createImageData(1200, 6000);
      for (let at = 0; at < image.data.length; at += 1) image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      context.putImageData(image, 0, 0);</script>`,
    );
    const screenshot = await client(credentials).dryRun(post());
    expect(screenshot.byteLength).toBeLessThanOrEqual(400 * 1024);
  });
});

describe('the end of a job', () => {
  test('comes at the time limit, before anything was sent', async () => {
    const credentials = formPage(`<form id="form">${PLAIN}</form><script>for (;;) {}</script>`);
    await expect(client(credentials, { timeoutMs: 2500 }).publish(post())).rejects.toMatchObject({
      kind: 'busy',
      message: 'The page took too long. Nothing was sent.',
    });
  });

  test('is a refusal for a download', async () => {
    site().pages.set('/file.zip', { download: 'bytes' });
    await expect(client(commentForm({ url: `${site().url}/file.zip` })).check()).rejects.toMatchObject({
      kind: 'refused',
    });
  });
});
