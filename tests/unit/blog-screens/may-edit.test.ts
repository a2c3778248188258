import { expect, test } from 'vitest';
import { mayEdit } from '@/components/blog/may-edit';

test.each([
  ['a visitor may edit a blog without an owner', undefined, undefined, true],
  ['a user may edit a blog without an owner', undefined, 'u1', true],
  ['the owner may edit', 'u1', 'u1', true],
  ['another user may not edit', 'u1', 'u2', false],
  ['a visitor may not edit a blog that has an owner', 'u1', undefined, false],
])('%s', (_name, ownerId, uid, isAllowed) => {
  expect(mayEdit(ownerId, uid)).toBe(isAllowed);
});
