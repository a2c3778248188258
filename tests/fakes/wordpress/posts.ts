import { invalidParam, RestError } from './rest-error.ts';
import { can, forbidden, type WordPressUser } from './users.ts';

const STATUSES = ['publish', 'future', 'draft', 'pending', 'private'] as const;
type Status = (typeof STATUSES)[number];

/** A post as it is stored. */
export type StoredPost = {
  id: number;
  author: number;
  title: string;
  content: string;
  excerpt: string;
  slug: string;
  status: Status;
};

const NOT_A_STATUS = 'status is not one of publish, future, draft, pending, and private.';

function statusOf(given: unknown): Status {
  const status = STATUSES.find((known) => known === (given ?? 'draft'));
  if (!status) throw invalidParam('status', 'rest_not_in_enum', NOT_A_STATUS);
  return status;
}

const textOf = (given: unknown) => (typeof given === 'string' ? given : '');

const slugFrom = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|&\w+;/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The posts of a site. */
export function createPosts(siteUrl: () => string) {
  const posts: StoredPost[] = [];
  let lastId = 0;

  function freeSlug(wanted: string): string {
    const taken = new Set(posts.map(({ slug }) => slug));
    let slug = wanted;
    for (let copy = 2; taken.has(slug); copy += 1) slug = `${wanted}-${copy}`;
    return slug;
  }

  function described(post: StoredPost, context: string | null) {
    const { id, author, slug, status } = post;
    const link = status === 'publish' ? `${siteUrl()}/${slug}/` : `${siteUrl()}/?p=${id}`;
    const field = (text: string) =>
      context === 'edit' ? { raw: text, rendered: text } : { rendered: text };
    const texts = { title: field(post.title), content: field(post.content) };
    return { id, author, slug, status, link, type: 'post', ...texts, excerpt: field(post.excerpt) };
  }

  return {
    all: posts,
    /** POST posts. */
    create: (user: WordPressUser | undefined, given: Record<string, unknown>) => {
      if (!can(user, 'edit_posts') || !user) {
        const message = 'Sorry, you are not allowed to create posts as this user.';
        throw forbidden(user, 'rest_cannot_create', message);
      }
      const status = statusOf(given.status);
      if (status !== 'draft' && status !== 'pending' && !can(user, 'publish_posts')) {
        const message = 'Sorry, you are not allowed to publish posts in this post type.';
        throw forbidden(user, 'rest_cannot_publish', message);
      }
      const [title, content, excerpt] = [given.title, given.content, given.excerpt].map(textOf);
      if (!title && !content && !excerpt) {
        throw new RestError(400, 'empty_content', 'Content, title, and excerpt are empty.');
      }
      lastId += 1;
      const slug = freeSlug(slugFrom(textOf(given.slug) || textOf(title)));
      const post = { id: lastId, author: user.id, slug, status };
      posts.push({ ...post, title: title ?? '', content: content ?? '', excerpt: excerpt ?? '' });
      return described(posts.at(-1) as StoredPost, 'edit');
    },
    /** GET posts. */
    find: (user: WordPressUser | undefined, query: URLSearchParams) => {
      const statuses = (query.get('status') ?? 'publish').split(',').map(statusOf);
      if (statuses.some((status) => status !== 'publish') && !can(user, 'edit_posts')) {
        throw invalidParam('status', 'rest_forbidden_status', 'Status is forbidden.');
      }
      const context = query.get('context');
      if (context === 'edit' && !can(user, 'edit_posts')) {
        const message = 'Sorry, you are not allowed to edit posts in this post type.';
        throw forbidden(user, 'rest_forbidden_context', message);
      }
      const slug = query.get('slug');
      const search = query.get('search')?.toLowerCase() ?? '';
      return posts
        .filter(({ status }) => statuses.includes(status))
        .filter(({ status, author }) => {
          return status === 'publish' || author === user?.id || can(user, 'edit_others_posts');
        })
        .filter((post) => !slug || post.slug === slug)
        .filter(({ title, content }) => `${title}\n${content}`.toLowerCase().includes(search))
        .slice(-Number(query.get('per_page') ?? 10))
        .reverse()
        .map((post) => described(post, context));
    },
  };
}
