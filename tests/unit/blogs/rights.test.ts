import { expect, test } from 'vitest';
import { blogRights, signInMayGive, visibleTo } from '@/lib/blogs/rights.ts';

const OWNED = { ownerId: 'u1' };
const OWNERLESS = {};
const SAMPLE = { isSample: true };

test.each([
  ['the owner edits, saves, tries, deletes and translates', OWNED, { uid: 'u1' }, [true, true, true, true]],
  ['another user only reads', OWNED, { uid: 'u2' }, [false, false, false, false]],
  ['a visitor only reads an owned blog', OWNED, {}, [false, false, false, false]],
  ['a user saves the style of an ownerless blog', OWNERLESS, { uid: 'u1' }, [false, true, true, false]],
  [
    'its maker saves the style of an ownerless blog and deletes it',
    OWNERLESS,
    { isMaker: true },
    [false, true, true, true],
  ],
  ['another visitor only tries styles on it', OWNERLESS, { isMaker: false }, [false, false, true, false]],
  ['a user only reads the sample', SAMPLE, { uid: 'u1' }, [false, false, false, false]],
  ['a visitor only reads the sample', SAMPLE, {}, [false, false, false, false]],
])('%s', (_name, ownership, viewer, [isOwner, maySaveStyle, mayTryStyle, isOwn]) => {
  const rights = { isOwner, maySaveStyle, mayTryStyle, mayDelete: isOwn, mayTranslate: isOwn };
  expect(blogRights(ownership, viewer)).toEqual(rights);
});

test.each([
  ['may show a visitor to be the owner', OWNED, {}, [true, true]],
  ['gives another visitor the style of an ownerless blog', OWNERLESS, {}, [false, true]],
  ['gives the maker of an ownerless blog everything', OWNERLESS, { isMaker: true }, [true, true]],
  ['gives nobody the sample', SAMPLE, {}, [false, false]],
  ['gives nothing to who is signed in already', OWNED, { uid: 'u2' }, [false, false]],
])('signing in %s', (_name, ownership, viewer, [isOwner, maySaveStyle]) => {
  expect(signInMayGive('isOwner', ownership, viewer)).toBe(isOwner);
  expect(signInMayGive('maySaveStyle', ownership, viewer)).toBe(maySaveStyle);
});

const AT = new Date('2026-01-01');
const MAKER = { kind: 'visitor', visitorId: 'v1', address: '', isNewVisitor: false } as const;

test.each([
  ['public', { visibility: 'public', deletedAt: null, blockedAt: null }, 'visible', 'visible'],
  ['draft', { visibility: 'draft', deletedAt: null, blockedAt: null }, 'not-found', 'visible'],
  ['in the bin', { visibility: 'public', deletedAt: AT, blockedAt: null }, 'gone', 'gone'],
  ['a draft in the bin', { visibility: 'draft', deletedAt: AT, blockedAt: null }, 'not-found', 'gone'],
  ['hidden by the operator', { visibility: 'public', deletedAt: null, blockedAt: AT }, 'blocked', 'visible'],
  ['an unlisted one, hidden', { visibility: 'unlisted', deletedAt: null, blockedAt: AT }, 'blocked', 'visible'],
  ['a draft, hidden', { visibility: 'draft', deletedAt: null, blockedAt: AT }, 'not-found', 'visible'],
  ['deleted by the operator', { visibility: 'public', deletedAt: AT, blockedAt: AT }, 'blocked', 'blocked'],
] as const)('a blog that is %s is to others and its maker', (_name, state, others, maker) => {
  const stored = { userId: null, visitorId: 'v1', ...state };
  expect(visibleTo(undefined, stored)).toBe(others);
  expect(visibleTo({ ...MAKER, visitorId: 'v2' }, stored)).toBe(others);
  expect(visibleTo(MAKER, stored)).toBe(maker);
});
