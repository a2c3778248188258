import { describe, expect, test } from 'vitest';
import { CustomClient } from '@/lib/backlinks/platforms/custom/custom.ts';
import { client, LINK, post, withFormSite } from '../../support/forms.ts';
import { told } from '../../support/told.ts';

const { commentForm, site, writes } = withFormSite();

describe('a WordPress comment form', () => {
  test('is sent with its hidden fields, and yields the comment’s address', async () => {
    const content = { intro: 'An intro [1].', conclusion: '- one\n- two' };
    const blog = {
      ...post(content).blog,
      sources: [{ number: 1, url: 'https://www.tea.example/a', title: 'All about tea' }],
    };
    const published = await client(commentForm()).publish({ ...post(), blog });
    expect(published).toEqual({ url: `${site().url}/post/#comment-1` });
    expect(site().comments).toEqual([
      {
        id: 1,
        author: 'A Title',
        body: [
          'An intro [1].',
          'A heading',
          'Some content.',
          '- one\n- two',
          'Sources',
          '[1] All about tea (tea.example)',
          `Originally published at ${LINK}`,
        ].join('\n\n'),
      },
    ]);
  });

  test.each([
    [
      'awaits approval under WordPress’s address for the writer',
      'moderate',
      /awaits approval by the site \(“Hello world!” on 127\.0\.0\.1:\d+\).*awaiting moderation/,
      '/post/#comment-1',
    ],
    [
      'is thanked for by a page without the link',
      'thank',
      /“Thank you” on 127\.0\.0\.1:\d+ came back without our link\. The page says: “Your text is awaiting moderation\.”/,
      '/post/',
    ],
    [
      'is shown without links',
      'text',
      /“Hello world!” on 127\.0\.0\.1:\d+ shows the address of this blog, but not as a link\./,
      '/post/#comment-1',
    ],
  ] as const)('reports what was seen when the comment %s', async (_what, mode, note, path) => {
    site().mode = mode;
    const published = await client(commentForm()).publish(post());
    expect(told(published).note).toMatch(note);
    expect(published.url).toBe(site().url + path);
    expect(site().comments).toHaveLength(1);
  });

  test.each([
    ['refused', 'duplicate', /^The site rejected the form \(409\)\..*Duplicate comment detected/, undefined],
    ['busy', 'slow-down', /slow down.*posting comments too quickly/, 40],
    ['unknown', 'fail', /^The site had an internal error \(500\)\..*“There has been an error\.”/, undefined],
    ['unknown', 'reset', /^The form was sent, but the connection broke/, undefined],
  ] as const)('is %s when it answers with %s', async (kind, mode, message, retryAfter) => {
    site().mode = mode;
    const publishing = client(commentForm()).publish(post());
    await expect(publishing).rejects.toMatchObject({
      name: 'PlatformError',
      kind,
      retryAfter,
      message: expect.stringMatching(message),
    });
    expect(site().comments).toHaveLength(1);
    expect(writes()).toHaveLength(1);
  });

  test('leaves the outcome unknown when the site never answers', async () => {
    site().mode = 'hang';
    await expect(client(commentForm(), { timeoutMs: 8000 }).publish(post())).rejects.toMatchObject({
      kind: 'unknown',
      message: 'The form was sent, but the site did not answer in time.',
    });
    expect(site().comments).toHaveLength(1);
  });

  test('is searched for an earlier copy', async () => {
    expect(await client(commentForm()).findEarlier(post())).toBeNull();
    site().comments.push({ id: 1, author: 'A Title', body: `See ${LINK}` });
    const earlier = await client(commentForm()).findEarlier(post());
    expect(earlier).toEqual({ url: `${site().url}/post/` });
  });

  test('does not count a link that was already there', async () => {
    site().comments.push({ id: 1, author: 'Somebody', body: `See ${LINK}` });
    const published = await client(commentForm()).publish(post());
    expect(told(published).note).toMatch(/^The form was sent.*already linked to this blog/);
  });

  test('is checked without being sent', async () => {
    await expect(client(commentForm({ titleFieldSelector: '' })).check()).rejects.toThrow(
      'The form also requires "Name", which we do not fill in.',
    );
    await client(commentForm()).check();
    expect(site().requests).not.toContain('POST /wp-comments-post.php');
  });
});

test.each(['https://a.example/post/#respond', 'HTTPS://A.example:443/post/'])(
  'names the page at %s and the form as target',
  (url) => {
    expect(CustomClient.target({ ...commentForm(), url })).toBe('a.example/post/ #commentform');
  },
);
