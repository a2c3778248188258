import { expect, test } from 'vitest';
import { findLink, forbidsListing } from '@/lib/backlinks/platforms/shared/find-link.ts';

const PAGE = 'https://blog.example/posts/tea';
const OURS = 'https://quillcast.example/share/abc';

test.each([
  ['a plain link', `<a href="${OURS}">Tea</a>`, ''],
  ['its rel', `<a rel="nofollow ugc" href="${OURS}">Tea</a>`, 'nofollow ugc'],
  ['http in the place of https', '<a href="http://quillcast.example/share/abc">x</a>', ''],
  ['a closing slash', `<a href="${OURS}/">x</a>`, ''],
  ['a fragment', `<a href="${OURS}#intro">x</a>`, ''],
  ['tracking parameters', `<a href="${OURS}?utm_source=dev&amp;ref=x">x</a>`, ''],
  ['capitals in tag and host', '<A HREF="https://QUILLCAST.example/share/abc">x</A>', ''],
  ['entities', '<a href="https://quillcast.example/share&#47;abc">x</a>', ''],
])('finds %s', (_, html, rel) => {
  expect(findLink(`<p>${html}</p>`, PAGE, OURS).rel).toBe(rel);
});

test.each([
  ['another blog', '<a href="https://quillcast.example/share/abcd">x</a>'],
  ['another host', '<a href="https://evil.example/share/abc">x</a>'],
  ['the address as text', OURS],
  ['a link in a comment', `<!-- <a href="${OURS}">x</a> -->`],
  ['a link in a script', `<script>"<a href='${OURS}'>"</script>`],
  ['another scheme', '<a href="javascript://quillcast.example/share/abc">x</a>'],
  ['a picture', `<img src="${OURS}">`],
  ['an address that is none', '<a href="https://">x</a>'],
  ['a parameter that may lead elsewhere', `<a href="${OURS}?page=2">x</a>`],
])('does not count %s as a link', (_, html) => {
  expect(findLink(html, PAGE, OURS).rel).toBeNull();
});

test('reads an absolute or relative canonical address', () => {
  const html = '<link rel="canonical" href="/posts/tea"><link rel="canonical" href="/second">';
  expect(findLink(html, PAGE, OURS).canonicalUrl).toBe('https://blog.example/posts/tea');
  expect(findLink(`<link rel="canonical" href="${OURS}">`, PAGE, OURS).canonicalUrl).toBe(OURS);
  expect(findLink('<link rel="stylesheet" href="/x.css">', PAGE, OURS).canonicalUrl).toBeNull();
});

test.each([
  ['<meta name="robots" content="noindex,nofollow">', true],
  ['<META NAME="Robots" CONTENT="nofollow, noindex">', true],
  ['<meta name="googlebot" content="none">', true],
  ['<meta name="robots" content="index, max-image-preview:large">', false],
  ['<meta name="description" content="noindex">', false],
])('reads noindex from %s', (html, isUnlisted) => {
  expect(findLink(html, PAGE, OURS).isUnlisted).toBe(isUnlisted);
});

test.each([
  ['noindex', true],
  ['googlebot: noindex', true],
  ['max-snippet:20, none', true],
  ['otherbot: noindex', false],
  ['all', false],
])('reads noindex from the header %j', (header, isForbidden) => {
  expect(forbidsListing(header)).toBe(isForbidden);
});
