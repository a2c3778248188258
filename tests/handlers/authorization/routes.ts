import type { User } from '@/lib/generated/prisma/client.ts';
import { get, post } from '../../support/requests.ts';

/**
 * Who may use each route. A route without an entry fails the suite.
 *
 * - public: anyone; says nothing about a user and changes nothing of theirs
 * - signed-in: acts on the session's user only, so that there is no id to forge
 * - self: names a user, who must be the session's
 * - actor: acts on what the session's user or the cookie's visitor began; what others began does not exist for them
 * - owner: names a blog, whose owner must be the session's user
 * - operator: only the operator; refused for everybody else
 * - signed: comes from another service, which proves itself by a signature (webhook.test.ts) or the secret in a mail
 * - open: comes from a program or any site's page, without cookies (programs/oauth-*.test.ts)
 */
export type Access = 'public' | 'signed-in' | 'self' | 'actor' | 'owner' | 'operator' | 'signed' | 'open';

type Of<Value> = Value | ((victim: User) => Value);

/**
 * Who may use a route, what a request sends besides the ids in its path (a body, or a query), and the scope with which a
 * program may use it; without one, none may.
 */
export type Entry = readonly [Access, Of<object | string>?, ('read' | 'write' | 'publish' | 'check' | 'any')?];

/** The id of the one blog that every victim has. */
export const makeBlog = (user: User) => `blog-of-${user.id}`;

/** The id of the one batch that every victim has. */
export const makeBatch = (user: User) => `batch-of-${user.id}`;

/** The id of the one run that every victim has. */
export const makeRun = (user: User) => `run-of-${user.id}`;

/** Parameters in the addresses of routes; any other, and any of a public route, is 'x'. */
const NAMED: Record<string, Of<string>> = {
  'blogs/[id]': makeBlog,
  'backlinks/[blogId]': makeBlog,
  'batches/[id]': makeBatch,
  'generations/[id]': makeRun,
  'user/[uid]': ({ id }) => id,
  'drawings/[number]': '1',
  'sections/[index]': '0',
  'models/[name]': 'qwen3-4b',
  'credentials/[platform]': 'devto',
};

const resolved = <Value>(value: Of<Value>, victim: User): Value => (value instanceof Function ? value(victim) : value);

/** The request that user A sends with the ids of user B, or that a signed-out visitor sends. */
export function routeRequest(route: string, entry: Entry, victim: User, headers: Record<string, string>): Request {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/(\w+)\/(\[[\w.]+\])/g, (_, before: string, name: string) => {
    const value = entry[0] === 'public' ? 'x' : (NAMED[`${before}/${name}`] ?? 'x');
    return `${before}/${encodeURIComponent(resolved(value, victim))}`;
  });
  const sent = resolved(entry[1] ?? {}, victim);
  if (method === 'GET') return get(typeof sent === 'string' ? `${path}?${sent}` : path, headers);
  return new Request(post(path, sent, headers), { method });
}

const SECTION = { heading: 'A', content: 'B', images: [] };
const EDIT = { title: 'Taken over', intro: 'By another.', conclusion: 'Done.' };
const EDITED = '2026-01-01T00:00:00.000Z';
const ANSWERS = [{ question: 'Did you?', answer: 'I did.' }];
const DRAFT = { ...EDIT, sections: [{ key: 0, ...SECTION }] };
const FILES = [{ name: 'tea.md', text: '# Tea\n\nHot.' }];
const BATCH_ID = '0b5ff1f6-9a6d-4f4e-9d0e-6d8f4b1f0a11';
const PASSWORDS = { currentPassword: '', password: 'amber harbour', confirmPassword: 'amber harbour' };
const VOICE = { samples: [], rules: 'Never “delve”.' };
const LINK = { place: 0, sentence: 'An intro.', words: 'intro', target: 'x' };
const SITE = { style: null, colorTheme: 'default', intro: '', menu: [], pinnedBlogId: null };
const PAGE = { title: 'About', text: 'Me.' };
const DOMAIN = { host: 'blog.example.org' };

const ids = (victim: User) => ({ ids: [makeBlog(victim)] });
const links = (victim: User) => ({ blogs: [{ id: makeBlog(victim), basedOn: EDITED, links: [LINK] }] });
const userId = ({ id }: User) => ({ userId: id });
const userQuery = ({ id }: User) => `userId=${id}`;

export const TABLE: Record<string, Entry> = {
  'GET /api/account/keys': ['signed-in'],
  'POST /api/account/keys': ['signed-in', { name: 'Taken', scopes: ['read'] }],
  'DELETE /api/account/keys/[id]': ['signed-in'],
  'DELETE /api/account': ['signed-in', ({ email }) => ({ email })],
  'PATCH /api/account': ['signed-in', { displayName: 'Mallory' }],
  'PUT /api/account/branding': ['signed-in', { hidesBranding: false }],
  'GET /api/account/domain': ['signed-in'],
  'PUT /api/account/domain': ['signed-in', DOMAIN],
  'DELETE /api/account/domain': ['signed-in', DOMAIN],
  'POST /api/account/domain/check': ['signed-in', DOMAIN],
  'GET /api/account/redirects': ['signed-in'],
  'PUT /api/account/redirects': ['signed-in', { rules: [{ from: '/taken', to: '/over' }] }],
  'PUT /api/blogs/[id]/address': ['owner', { slug: 'taken-over' }, 'write'],
  'GET /api/domains/ask': ['public', 'domain=blog.example.org'],
  'PUT /api/account/language': ['signed-in', { language: 'en' }],
  'PUT /api/account/default-visibility': ['signed-in', { defaultVisibility: 'draft' }],
  'GET /api/account/export': ['signed-in'],
  'GET /api/account/site': ['signed-in'],
  'PUT /api/account/site': ['signed-in', SITE],
  'POST /api/account/site/pages': ['signed-in', PAGE],
  'PUT /api/account/site/pages/[id]': ['signed-in', PAGE],
  'DELETE /api/account/site/pages/[id]': ['signed-in'],
  'GET /api/account/subscribers': ['signed-in'],
  'DELETE /api/account/subscribers': ['signed-in', { email: 'reader@example.com' }],
  'GET /api/account/voice': ['signed-in'],
  'PUT /api/account/voice': ['signed-in', VOICE],
  'POST /api/account/voice/rules': ['signed-in', VOICE],
  'GET /api/account/webhooks': ['signed-in'],
  'POST /api/account/webhooks': ['signed-in', { url: 'https://example.com/hooks', events: ['blog.created'] }],
  'DELETE /api/account/webhooks/[id]': ['signed-in'],
  'POST /api/account/webhooks/[id]': ['signed-in'],
  'POST /api/account/login': ['public'],
  'GET /api/account/passkeys': ['signed-in'],
  'POST /api/account/passkeys': ['signed-in'],
  'POST /api/account/passkeys/options': ['signed-in'],
  'PUT /api/account/passkeys/[id]': ['signed-in', { name: 'Mine' }],
  'DELETE /api/account/passkeys/[id]': ['signed-in'],
  'POST /api/account/passkey-sign-in': ['public'],
  'POST /api/account/passkey-sign-in/options': ['public'],
  'POST /api/account/password': ['signed-in', PASSWORDS],
  'POST /api/account/password-reset': ['public'],
  'POST /api/account/password-reset/confirm': ['public'],
  'POST /api/account/register': ['public'],
  'POST /api/account/verify-email': ['signed-in', { token: 'x' }],
  'POST /api/account/verify-email/resend': ['signed-in'],
  'GET /api/oauth/authorization-server': ['public'],
  'GET /api/oauth/protected-resource': ['public'],
  'POST /api/oauth/authorize': ['signed-in', { query: '', allowed: [] }],
  'POST /api/oauth/register': ['open'],
  'POST /api/oauth/revoke': ['open'],
  'POST /api/oauth/token': ['open'],
  'GET /api/auth/[...nextauth]': ['public'],
  'POST /api/auth/[...nextauth]': ['public'],

  'GET /api/messages/[language]/[part]': ['public'],
  'GET /api/openapi.json': ['public'],
  'GET /api/backlinks/platforms': ['public', {}, 'read'],
  'POST /api/backlinks/submit': [
    'owner',
    (victim) => ({ blogId: makeBlog(victim), platform: 'devto', credentials: { apiKey: 'x' } }),
    'publish',
  ],
  'POST /api/backlinks/check': ['signed-in', { platform: 'devto' }],
  'GET /api/backlinks/[blogId]': ['owner', {}, 'read'],
  'DELETE /api/backlinks/[blogId]/[backlinkId]': ['owner', {}, 'publish'],
  'POST /api/backlinks/[blogId]/[backlinkId]/withdraw': ['owner', {}, 'publish'],
  'POST /api/backlinks/[blogId]/[backlinkId]/check': ['owner', {}, 'publish'],
  'DELETE /api/backlinks/credentials/[platform]': ['signed-in'],
  'GET /api/backlinks/wordpress/connect': [
    'owner',
    (victim) => `site=https%3A%2F%2Fa.example&blogId=${makeBlog(victim)}`,
  ],
  'GET /api/backlinks/wordpress/connected': ['signed-in', 'state=x'],

  'GET /api/batches': ['actor', {}, 'read'],
  'POST /api/batches': ['self', ({ id }) => ({ topic: 'Tea', batchSize: 2, userId: id, batchId: BATCH_ID }), 'write'],
  'POST /api/batches/plan': ['actor', { topic: 'Tea', batchSize: 2 }, 'write'],
  'GET /api/batches/[id]': ['actor', {}, 'read'],
  'DELETE /api/batches/[id]': ['actor', {}, 'write'],
  'POST /api/batches/[id]/stop': ['actor', {}, 'write'],
  'POST /api/batches/[id]/continue': ['actor', {}, 'write'],
  'GET /api/batches/[id]/events': ['actor', {}, 'read'],
  'GET /api/generations': ['actor', {}, 'read'],
  'GET /api/generations/[id]': ['actor', {}, 'read'],
  'DELETE /api/generations/[id]': ['actor', {}, 'write'],
  'GET /api/generations/[id]/events': ['actor', {}, 'read'],

  'GET /api/blogs/[id]': ['public', {}, 'read'],
  'PUT /api/blogs/[id]': ['owner', { ...EDIT, sections: [SECTION], basedOn: EDITED }, 'write'],
  'DELETE /api/blogs/[id]': ['owner', {}, 'publish'],
  'PUT /api/blogs/visibility': ['owner', (victim) => ({ ...ids(victim), visibility: 'public' }), 'publish'],
  'GET /api/blogs': ['signed-in', {}, 'read'],
  'GET /api/blogs/groups': ['signed-in', {}, 'read'],
  'PUT /api/blogs/groups': ['owner', (victim) => ({ ...ids(victim), addTags: ['A'] }), 'write'],
  'PATCH /api/blogs/groups': ['signed-in', { kind: 'tags', from: 'A', to: 'B' }, 'write'],
  'POST /api/blogs/[id]/reports': ['public', { reason: 'other', explanation: 'E', goodFaith: true }],
  'POST /api/blogs/[id]/objection': ['owner', { objection: 'O' }],
  'GET /api/bin': ['actor', {}, 'read'],
  'POST /api/bin': ['owner', ids, 'publish'],
  'DELETE /api/bin': ['owner', ids, 'publish'],
  'POST /api/bin/restore': ['owner', ids, 'publish'],
  'POST /api/links/proposals': ['signed-in', ids, 'write'],
  'POST /api/links': ['signed-in', links, 'write'],
  'DELETE /api/links': ['signed-in', links, 'write'],
  'GET /api/blogs/[id]/rights': ['public', {}, 'read'],
  'GET /api/blogs/[id]/provenance': ['public', {}, 'read'],
  'GET /api/blogs/[id]/review': ['owner', {}, 'read'],
  'PUT /api/blogs/[id]/review': ['owner', { isReviewed: true, editedAt: null }],
  'GET /api/blogs/[id]/markdown': ['public', {}, 'read'],
  'GET /api/blogs/[id]/pdf': ['public', {}, 'read'],
  'GET /api/exports': ['self', (victim) => `format=wordpress&ids=${encodeURIComponent(makeBlog(victim))}`, 'read'],
  'POST /api/imports': ['signed-in', { files: FILES, posts: [{ file: 0, post: 0 }] }, 'write'],
  'POST /api/imports/preview': ['signed-in', { files: FILES }, 'write'],
  'GET /api/blogs/[id]/score': ['owner', {}, 'read'],
  'GET /api/blogs/[id]/views': ['owner', {}, 'read'],
  'GET /api/blogs/[id]/draft': ['owner'],
  'PUT /api/blogs/[id]/draft': ['owner', { text: { draft: DRAFT, base: DRAFT, basedOn: EDITED }, version: null }],
  'DELETE /api/blogs/[id]/draft': ['owner', { version: EDITED }],
  'GET /api/blogs/[id]/revisions': ['owner', {}, 'read'],
  'GET /api/blogs/[id]/revisions/[revisionId]': ['owner', {}, 'read'],
  'POST /api/blogs/[id]/revisions/[revisionId]/restore': ['owner', {}, 'write'],
  'PUT /api/blogs/[id]/cover': ['owner', { kind: 'drawn', number: 1, alt: '' }, 'write'],
  'DELETE /api/blogs/[id]/cover': ['owner', {}, 'write'],
  'GET /api/blogs/[id]/cover/pictures': ['owner', 'query=tea', 'read'],
  'GET /api/blogs/[id]/cover/drawings/[number]': ['owner', {}, 'read'],
  'POST /api/blogs/[id]/images': ['owner', { picture: 'data:image/png;base64,AA' }, 'write'],
  'GET /api/blogs/[id]/translations': ['owner', {}, 'read'],
  'POST /api/blogs/[id]/translations': ['owner', { language: 'german' }, 'write'],
  'PATCH /api/blogs/[id]/sentences': [
    'owner',
    { changes: [{ place: 0, sentence: 'A.', text: 'B.' }], basedOn: EDITED },
    'write',
  ],
  'POST /api/blogs/[id]/personal': ['owner', { answers: ANSWERS, basedOn: EDITED }, 'write'],
  'PUT /api/blogs/[id]/personal': [
    'owner',
    { answers: ANSWERS, changes: [{ place: 0, before: 'A.', after: 'A. I did [1].' }], basedOn: EDITED },
    'write',
  ],
  'POST /api/blogs/[id]/sections/[index]': ['owner', { change: 'shorten', basedOn: EDITED }, 'write'],
  'POST /api/blogs/html': ['public', { blogId: 'x' }, 'read'],
  'POST /api/blogs/style': [
    'owner',
    (victim) => ({ blogId: makeBlog(victim), style: 'retro', colorTheme: 'pink' }),
    'write',
  ],
  'PUT /api/blogs/style': ['owner', (victim) => ({ ...ids(victim), style: 'retro', colorTheme: 'pink' }), 'write'],
  'POST /api/blogs/generate': ['self', ({ id }) => ({ topic: 'Tea', userId: id }), 'write'],
  'POST /api/blogs/interview': ['public', {}, 'write'],
  'POST /api/blogs/outline': ['public', {}, 'write'],
  'GET /api/blogs/user/[uid]': ['self', {}, 'read'],
  'GET /api/blogs/username/[usernameSlug]': ['public', {}, 'read'],

  'GET /api/operator': ['operator'],
  'POST /api/operator/session': ['public', { code: 'wrong' }],
  'DELETE /api/operator/session': ['operator'],
  'GET /api/operator/decisions': ['operator'],
  'POST /api/operator/decisions/[id]': ['operator', { outcome: 'lifted', reason: 'R' }],
  'POST /api/operator/reports/[id]': ['operator', { kind: 'hide', reason: 'R' }],
  'POST /api/operator/test': ['operator'],
  'POST /api/operator/signing-key': ['operator'],
  'PUT /api/operator/selection': ['operator', { name: null }],
  'DELETE /api/operator/models/[name]': ['operator'],
  'POST /api/operator/models/[name]/fetch': ['operator'],
  'DELETE /api/operator/models/[name]/fetch': ['operator'],

  'POST /api/check': ['public', { text: 'Tea' }, 'check'],
  'POST /api/claims': ['signed-in', { text: 'Tea', sources: [{ title: 'Tea', text: 'Hot.' }] }, 'check'],
  'GET /api/health': ['public'],
  'GET /api/images/[id]': ['public', {}, 'read'],
  'GET /api/index-now-key/[key]': ['public'],
  'GET /api/oembed': ['public', 'url=x'],
  'GET /api/og-image/[id]': ['public', {}, 'read'],
  'GET /api/public-keys': ['public'],
  'GET /api/subscription/can-create': ['self', userQuery],
  'GET /api/subscription/check': ['self', userQuery],
  'POST /api/subscription/create-checkout-session': ['self', userId],
  'POST /api/subscription/sync': ['self', userId],
  'POST /api/subscription/cancel': ['self', userId],
  'POST /api/subscription/resume': ['self', userId],
  'POST /api/subscription/portal': ['self', userId],
  'GET /api/views': ['signed-in', {}, 'read'],
  'GET /api/views/counts': ['signed-in', (victim) => `ids=${makeBlog(victim)}`, 'read'],
  'GET /api/library': ['public', 'topic=Tea&language=english', 'read'],
  'GET /api/writer': ['public', {}, 'read'],
  'POST /api/subscribers/[usernameSlug]': ['public', { email: 'reader@example.com' }],
  'POST /api/subscriptions/[id]': ['public', { wish: 'confirm' }],
  'GET /api/subscriptions/[id]/unsubscribe': ['public'],
  'POST /api/subscriptions/[id]/unsubscribe': ['signed'],
  'POST /api/mcp': ['signed', {}, 'any'],
  'POST /api/stripe/webhook': ['signed'],
};
