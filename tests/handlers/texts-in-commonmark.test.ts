import { expect, test } from 'vitest';
import { databaseBefore } from '../support/database-before.ts';

const REWRITTEN = [
  ['2*3*4 and **real**ly', '2\\*3\\*4 and **real**ly'],
  ['这是**粗体**字 *so*', '这是**粗体**字 *so*'],
  ['C:\\Users \\# \\*a', 'C:\\Users \\\\# \\*a'],
  ['`a\\#b*c*d` \\#', '`a\\#b*c*d` \\\\#'],
  ['# x\n+ y\n> z', '\\# x\n\\+ y\n\\> z'],
  ['\\- x\n- y', '\\- x\n\\- y'],
  ['- a\n- # b', '- a\n- \\# b'],
  ['1. a\nb', '1\\. a\nb'],
  ['### a\n- b\n\n> c', '### a\n- b\n\n> c'],
  ['```js\n# a *b*c*\n\n- d\n```\n* e', '```js\n# a *b*c*\n\n- d\n```\n\\* e'],
  ['```\nopen', '\\```\nopen'],
  ['| a|b | c |\n| d | e |', '| a\\|b | c |\n| d | e |'],
  ['a\n---\nb', 'a\n\\---\nb'],
  ['- ```a*b*c```', '- ```a*b*c```'],
  ['a\n***\n___', 'a\n\\***\n\\___'],
  ['- ---\n- b', '- \\---\n- b'],
  ['1.\n2)\n+', '1\\.\n2\\)\n\\+'],
  ['1.\n\n1. a', '1\\.\n\n1. a'],
  ['a | b\n--- | ---', 'a | b\n\\--- | ---'],
  ['ab*'.repeat(1000), 'ab*'.repeat(1000)],
  ['a*'.repeat(2001), 'a*'.repeat(2001)],
  [`# a\n${'```\n'.repeat(700)}`, `# a\n${'```\n'.repeat(700)}`],
] as const;

test('escapes what CommonMark would read as marks in stored texts, revisions and drafts', async () => {
  const { scratch, close, apply } = await databaseBefore('texts_in_commonmark');
  const sectionsAs = (at: 0 | 1) => REWRITTEN.map((texts) => ({ images: [], content: texts[at], heading: '# H' }));
  const questionsAs = (answer: string) => [{ answer, question: 'Why?' }];
  const draft = { intro: '+ a', conclusion: '', keyPoints: 'a*b*c\n# d', sections: sectionsAs(0), questions: [] };
  await scratch.query(
    `INSERT INTO blogs (id, topic, language, length, title, intro, sections, conclusion, key_points, questions, style,
       updated_at, writer) VALUES ('b', '', 'english', 'small', '', '+ a', $1, '', $2, $3, 'retro', now(), 'model')`,
    [JSON.stringify(sectionsAs(0)), JSON.stringify(['a*b*c', '# d']), JSON.stringify(questionsAs('# e'))],
  );
  await scratch.query(`INSERT INTO blog_revisions (id, blog_id, title, intro, sections, conclusion)
    VALUES ('r', 'b', '', '# x', '[]', '# y')`);
  await scratch.query(`INSERT INTO blog_drafts (blog_id, text, updated_at) VALUES ('b', $1, now())`, [
    JSON.stringify({ draft, base: draft, basedOn: '' }),
  ]);
  await apply();
  const { rows } = await scratch.query('SELECT intro, sections, key_points, questions FROM blogs');
  expect(rows).toEqual([
    { intro: '\\+ a', sections: sectionsAs(1), key_points: ['a\\*b\\*c', '# d'], questions: questionsAs('\\# e') },
  ]);
  const revisions = await scratch.query('SELECT intro, sections, conclusion FROM blog_revisions');
  expect(revisions.rows).toEqual([{ intro: '\\# x', sections: [], conclusion: '\\# y' }]);
  const next = { ...draft, intro: '\\+ a', keyPoints: 'a\\*b\\*c\n# d', sections: sectionsAs(1) };
  const drafts = await scratch.query('SELECT text FROM blog_drafts');
  expect(drafts.rows).toEqual([{ text: { draft: next, base: next, basedOn: '' } }]);
  await close();
});
