import { get, post } from '../../support/requests.ts';
import { blogOf, type Entry } from './entry.ts';

const EDIT = {
  title: 'Taken over',
  intro: 'By another.',
  conclusion: 'Done.',
  sections: [{ heading: 'A', content: 'B', images: [] }],
  basedOn: '2026-01-01T00:00:00.000Z',
};

const DRAWN_COVER = { kind: 'drawn', number: 1, alt: '' };

const FILE = { name: 'tea.md', text: '# Tea\n\nHot.' };

/** Entries of the authorization table. */
export const BLOG_ROUTES: Record<string, Entry> = {
  'GET /api/blogs/[id]': { access: 'public', request: (_, headers) => get('/api/blogs/x', headers) },
  'PUT /api/blogs/[id]': {
    access: 'owner',
    request: (victim, headers) => new Request(post(`/api/blogs/${blogOf(victim)}`, EDIT, headers), { method: 'PUT' }),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'DELETE /api/blogs/[id]': {
    access: 'owner',
    request: (victim, headers) => new Request(post(`/api/blogs/${blogOf(victim)}`, {}, headers), { method: 'DELETE' }),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'PUT /api/blogs/visibility': {
    access: 'owner',
    request: (victim, headers) =>
      new Request(post('/api/blogs/visibility', { ids: [blogOf(victim)], visibility: 'public' }, headers), {
        method: 'PUT',
      }),
  },
  'POST /api/blogs/[id]/reports': {
    access: 'public',
    request: (_, headers) =>
      post('/api/blogs/x/reports', { reason: 'other', explanation: 'E', goodFaith: true }, headers),
  },
  'POST /api/blogs/[id]/objection': {
    access: 'owner',
    request: (victim, headers) => post(`/api/blogs/${blogOf(victim)}/objection`, { objection: 'O' }, headers),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'GET /api/bin': { access: 'actor', request: (_, headers) => get('/api/bin', headers) },
  'POST /api/bin': {
    access: 'owner',
    request: (victim, headers) => post('/api/bin', { ids: [blogOf(victim)] }, headers),
  },
  'DELETE /api/bin': {
    access: 'owner',
    request: (victim, headers) =>
      new Request(post('/api/bin', { ids: [blogOf(victim)] }, headers), { method: 'DELETE' }),
  },
  'POST /api/bin/restore': {
    access: 'owner',
    request: (victim, headers) => post('/api/bin/restore', { ids: [blogOf(victim)] }, headers),
  },
  'GET /api/blogs/[id]/rights': { access: 'public', request: (_, headers) => get('/api/blogs/x/rights', headers) },
  'GET /api/blogs/[id]/provenance': {
    access: 'public',
    request: (_, headers) => get('/api/blogs/x/provenance', headers),
  },
  'PUT /api/blogs/[id]/review': {
    access: 'owner',
    request: (victim, headers) =>
      new Request(post(`/api/blogs/${blogOf(victim)}/review`, { isReviewed: true, editedAt: null }, headers), {
        method: 'PUT',
      }),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'GET /api/blogs/[id]/markdown': { access: 'public', request: (_, headers) => get('/share/x.md', headers) },
  'GET /api/blogs/[id]/pdf': { access: 'public', request: (_, headers) => get('/share/x.pdf', headers) },
  'GET /api/exports': {
    access: 'self',
    request: (victim, headers) => get(`/api/exports?format=wordpress&ids=${blogOf(victim)}`, headers),
  },
  'POST /api/imports': {
    access: 'signed-in',
    request: (_, headers) => post('/api/imports', { files: [FILE], posts: [{ file: 0, post: 0 }] }, headers),
  },
  'POST /api/imports/preview': {
    access: 'signed-in',
    request: (_, headers) => post('/api/imports/preview', { files: [FILE] }, headers),
  },
  'GET /api/blogs/[id]/score': {
    access: 'owner',
    request: (victim, headers) => get(`/api/blogs/${blogOf(victim)}/score`, headers),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'GET /api/blogs/[id]/views': {
    access: 'owner',
    request: (victim, headers) => get(`/api/blogs/${blogOf(victim)}/views`, headers),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'GET /api/blogs/[id]/draft': {
    access: 'owner',
    request: (victim, headers) => get(`/api/blogs/${blogOf(victim)}/draft`, headers),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'PUT /api/blogs/[id]/draft': {
    access: 'owner',
    request: (victim, headers) => {
      const draft = {
        title: 'Mine',
        intro: 'I',
        conclusion: 'C',
        sections: [{ key: 0, heading: 'H', content: 'T', images: [] }],
      };
      const text = { draft, base: draft, basedOn: '2026-11-19T08:00:00.000Z' };
      const address = `/api/blogs/${blogOf(victim)}/draft`;
      return new Request(post(address, { text, version: null }, headers), { method: 'PUT' });
    },
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'DELETE /api/blogs/[id]/draft': {
    access: 'owner',
    request: (victim, headers) => {
      const body = { version: '2026-11-19T08:00:00.000Z' };
      const address = `/api/blogs/${blogOf(victim)}/draft`;
      return new Request(post(address, body, headers), { method: 'DELETE' });
    },
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'GET /api/blogs/[id]/revisions': {
    access: 'owner',
    request: (victim, headers) => get(`/api/blogs/${blogOf(victim)}/revisions`, headers),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'GET /api/blogs/[id]/revisions/[revisionId]': {
    access: 'owner',
    request: (victim, headers) => get(`/api/blogs/${blogOf(victim)}/revisions/x`, headers),
    params: (victim) => ({ id: blogOf(victim), revisionId: 'x' }),
  },
  'POST /api/blogs/[id]/revisions/[revisionId]/restore': {
    access: 'owner',
    request: (victim, headers) => post(`/api/blogs/${blogOf(victim)}/revisions/x/restore`, {}, headers),
    params: (victim) => ({ id: blogOf(victim), revisionId: 'x' }),
  },
  'PUT /api/blogs/[id]/cover': {
    access: 'owner',
    request: (victim, headers) =>
      new Request(post(`/api/blogs/${blogOf(victim)}/cover`, DRAWN_COVER, headers), { method: 'PUT' }),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'DELETE /api/blogs/[id]/cover': {
    access: 'owner',
    request: (victim, headers) =>
      new Request(post(`/api/blogs/${blogOf(victim)}/cover`, {}, headers), { method: 'DELETE' }),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'GET /api/blogs/[id]/cover/pictures': {
    access: 'owner',
    request: (victim, headers) => get(`/api/blogs/${blogOf(victim)}/cover/pictures?query=tea`, headers),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'GET /api/blogs/[id]/cover/drawings/[number]': {
    access: 'owner',
    request: (victim, headers) => get(`/api/blogs/${blogOf(victim)}/cover/drawings/1`, headers),
    params: (victim) => ({ id: blogOf(victim), number: '1' }),
  },
  'POST /api/blogs/[id]/images': {
    access: 'owner',
    request: (victim, headers) =>
      post(`/api/blogs/${blogOf(victim)}/images`, { picture: 'data:image/png;base64,AA' }, headers),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'GET /api/blogs/[id]/translations': {
    access: 'owner',
    request: (victim, headers) => get(`/api/blogs/${blogOf(victim)}/translations`, headers),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'POST /api/blogs/[id]/translations': {
    access: 'owner',
    request: (victim, headers) => post(`/api/blogs/${blogOf(victim)}/translations`, { language: 'german' }, headers),
    params: (victim) => ({ id: blogOf(victim) }),
  },
  'POST /api/blogs/[id]/sections/[index]': {
    access: 'owner',
    request: (victim, headers) =>
      post(`/api/blogs/${blogOf(victim)}/sections/0`, { change: 'shorten', basedOn: EDIT.basedOn }, headers),
    params: (victim) => ({ id: blogOf(victim), index: '0' }),
  },
  'POST /api/blogs/html': {
    access: 'public',
    request: (_, headers) => post('/api/blogs/html', { blogId: 'x' }, headers),
  },
  'POST /api/blogs/style': {
    access: 'owner',
    request: (victim, headers) =>
      post('/api/blogs/style', { blogId: blogOf(victim), style: 'retro', colorTheme: 'pink' }, headers),
  },
  'PUT /api/blogs/style': {
    access: 'owner',
    request: (victim, headers) =>
      new Request(post('/api/blogs/style', { ids: [blogOf(victim)], style: 'retro', colorTheme: 'pink' }, headers), {
        method: 'PUT',
      }),
  },
  'POST /api/blogs/generate': {
    access: 'self',
    request: (victim, headers) => post('/api/blogs/generate', { topic: 'Tea', userId: victim.id }, headers),
  },
  'POST /api/blogs/outline': { access: 'public', request: (_, headers) => post('/api/blogs/outline', {}, headers) },
  'GET /api/blogs/user/[uid]': {
    access: 'self',
    request: (victim, headers) => get(`/api/blogs/user/${victim.id}`, headers),
    params: (victim) => ({ uid: victim.id }),
  },
  'GET /api/blogs/username/[usernameSlug]': {
    access: 'public',
    request: (_, headers) => get('/api/blogs/username/x', headers),
  },
};
