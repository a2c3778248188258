import sharp from 'sharp';
import { expect, test } from 'vitest';
import { client, PLAIN, post, withFormSite } from '../../support/forms.ts';

const { formPage, site, writes } = withFormSite();

test('a dry run shows the filled-in form and sends nothing', async () => {
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
  expect(width).toBeGreaterThanOrEqual(600);
  expect(width).toBeLessThan(700);
  expect(height).toBeLessThan(200);
  expect(site().requests.filter((line) => line.includes('saved'))).toEqual([]);
  expect(writes()).toEqual([]);
});

test('a screenshot of a long and noisy form is cut and small', async () => {
  const credentials = formPage(
    `<form id="form">${PLAIN}<br><canvas id="noise" width="1200" height="4000"></canvas></form><script>
      const context = noise.getContext('2d');
      const pixels = context.createImageData(1200, 4000);
      for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      context.putImageData(pixels, 0, 0);</script>`,
  );
  const screenshot = await client(credentials).dryRun(post());
  expect((await sharp(screenshot).metadata()).height).toBe(2400);
  expect(screenshot.length).toBeLessThanOrEqual(400 * 1024);
});

test('a job ends at its time limit, before anything was sent', async () => {
  const credentials = formPage(`<form id="form">${PLAIN}</form><script>for (;;) {}</script>`);
  await expect(client(credentials, { timeoutMs: 2500 }).publish(post())).rejects.toMatchObject({
    kind: 'busy',
    message: 'The page took too long. Nothing was sent.',
  });
});
