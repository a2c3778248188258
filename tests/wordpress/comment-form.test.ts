import { expect, it } from 'vitest';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import { CustomClient } from '@/lib/backlinks/platforms/custom/custom.ts';
import { postWith, unstopped } from '../support/posts.ts';
import { postUrl } from './real-site.ts';

const form = {
  url: postUrl,
  formSelector: '#commentform',
  titleFieldSelector: '#author',
  contentFieldSelector: '#comment',
  submitButtonSelector: '#submit',
};

it('a comment through the form of a real WordPress links to us', async () => {
  const signal = unstopped();
  const post = postWith({ canonicalUrl: 'https://quillcast.example/share/in-a-comment' });
  const client = new CustomClient(form, signal);
  await client.check();
  const { url = '' } = await client.publish(post);
  expect(url).toMatch(new RegExp(`^${postUrl}#comment-\\d+$`));
  const found = await checkLink(url, post.canonicalUrl, { requester: 'a test', signal });
  expect(found).toMatchObject({ kind: 'found', rel: expect.stringContaining('ugc') });
});
