import type { Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { fillTopic } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';

const [TOY, NOT_FOR, AGAIN] = [
  'Which toy did you make first?',
  'Who should not start?',
  'What would you not do again?',
];

const FILLER = 'wooden toys need a saw, a file and an afternoon that nobody else has a use for. ';

/** An article of about 950 words that tells two answers. */
const DRAFT = [
  '# A duck with one wheel\n\nMy first toy was a duck with one wheel [1]. Nobody in a hurry should start [2].',
  ...['Saw', 'File', 'Oil', 'Wheel', 'Paint'].map((part) => `## ${part}\n\n${`${part} or not, ${FILLER}`.repeat(10)}`),
  '***\n\nThe duck is still there.',
].join('\n\n');

/** Gives the browser a dictation that hears one sentence and is blocked from then on. */
const withDictation = (page: Page) =>
  page.addInitScript(() => {
    let starts = 0;
    class Dictation {
      onresult = (_: object) => {};
      onerror = (_: object) => {};
      onend = () => {};
      start() {
        starts += 1;
        if (starts === 1) this.onresult({ resultIndex: 0, results: [[{ transcript: ' Nobody in a hurry.' }]] });
        else {
          this.onerror({ error: 'not-allowed' });
          this.onend();
        }
      }
      stop() {
        this.onend();
      }
      abort() {
        this.onend();
      }
    }
    Object.assign(window, { SpeechRecognition: Dictation });
  });

test('a visitor is interviewed by text and voice, and the blog cites what they said', async ({ page, model }) => {
  await withDictation(page);
  model.setMode({ questions: [TOY, NOT_FOR, AGAIN] });
  await fillTopic(page, 'Wooden toys');
  await page.getByRole('button', { name: 'Interview me' }).click();
  const panel = page.getByRole('group', { name: 'Only you can answer' });
  const heading = panel.getByRole('heading', { name: 'Only you can answer' });
  const field = (question: string) => panel.getByRole('textbox', { name: question });
  const dictate = (question: string) => panel.getByRole('button', { name: `Dictate: ${question}` });
  await expect(heading).toBeFocused();
  await field(TOY).fill('A duck with one wheel.');
  await dictate(NOT_FOR).press('Enter');
  await expect(dictate(NOT_FOR)).toHaveAttribute('aria-pressed', 'true');
  await dictate(NOT_FOR).press('Enter');
  await expect(dictate(NOT_FOR)).toHaveAttribute('aria-pressed', 'false');
  await dictate(AGAIN).click();
  await expect(panel.getByRole('alert').filter({ hasText: 'The microphone is blocked.' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(field(NOT_FOR)).toHaveValue('Nobody in a hurry.');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Wooden ducks');
  await expect(panel.getByRole('status')).toContainText('The topic or language has changed.');
  model.setMode({ questions: ['Where?', 'When?', 'What did it cost you?'] });
  await panel.getByRole('button', { name: 'New questions' }).click();
  await expect(field('What did it cost you?')).toHaveValue('');
  await expect(field(AGAIN)).toHaveCount(0);
  await expect(field(TOY)).toHaveValue('A duck with one wheel.');
  await page.getByRole('button', { name: 'Skip interview' }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to interview' }).click();
  await expect(heading).toBeFocused();

  model.setMode({ drafts: { '': DRAFT } });
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await page.waitForURL(/\/view\//);
  const told = model.requests.findLast(({ task }) => task === 'write')?.blocks.AUTHOR;
  expect(told).toContain('A duck with one wheel.');
  expect(told).toContain('Nobody in a hurry.');
  expect(told).not.toContain('What did it cost you?');
  const article = page.locator('article.blog');
  const passage = page.getByRole('note').getByRole('blockquote');
  await article.getByRole('button', { name: /^Source 1: The author, / }).click();
  await expect(passage).toHaveText('A duck with one wheel.');
  await page.keyboard.press('Escape');
  await article.getByRole('button', { name: /^Source 2: The author, / }).click();
  await expect(passage).toHaveText('Nobody in a hurry.');
  await page.goto('/create');
  await expect(page.getByRole('button', { name: 'Interview me' })).toBeVisible();
});
