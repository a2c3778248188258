import { invalidParam, RestError } from './rest-error.ts';
import { can, forbidden, type WordPressUser } from './users.ts';

const STATUSES = ['publish', 'future', 'draft', 'pending', 'private'] as const;
/** Only deletion sets the status 'trash'. */
type Status = (typeof STATUSES)[number] | 'trash';

export type StoredPost = {
  id: number;
  author: number;
  title: string;
  content: string;
  excerpt: string;
  slug: string;
  status: Status;
  featuredMedia: number;
};

const NOT_A_STATUS = 'status is not one of publish, future, draft, pending, and private.';

function readStatus(given: unknown): Status {
  const status = STATUSES.find((known) => known === (given ?? 'draft'));
  if (!status) throw invalidParam('status', 'rest_not_in_enum', NOT_A_STATUS);
  return status;
}

const readText = (given: unknown) => (typeof given === 'string' ? given : '');

const slugFrom = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|&\w+;/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export function createPosts(siteUrl: () => string, isMedia: (id: number) => boolean) {
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
    const field = (text: string) => (context === 'edit' ? { raw: text, rendered: text } : { rendered: text });
    const texts = { title: field(post.title), content: field(post.content) };
    const excerpt = field(post.excerpt);
    const featured_media = post.featuredMedia;
    return { id, author, slug, status, link, type: 'post', ...texts, excerpt, featured_media };
  }

  function readFeaturedMedia(given: unknown): number {
    if (given === undefined || given === 0) return 0;
    if (typeof given === 'number' && isMedia(given)) return given;
    throw new RestError(400, 'rest_invalid_featured_media');
  }

  /** A post that this user may change. */
  function editable(user: WordPressUser | undefined, id: number): StoredPost {
    const post = posts.find((each) => each.id === id);
    if (!post) throw new RestError(404, 'rest_post_invalid_id');
    if (can(user, 'edit_others_posts')) return post;
    const isTheirs = post.author === user?.id && can(user, 'edit_posts');
    if (isTheirs && (post.status === 'draft' || can(user, 'publish_posts'))) return post;
    throw forbidden(user, 'rest_cannot_edit');
  }

  function requirePublisher(user: WordPressUser | undefined, status: Status): void {
    if (status === 'draft' || status === 'pending' || can(user, 'publish_posts')) return;
    throw forbidden(user, 'rest_cannot_publish');
  }

  return {
    all: posts,
    create: (user: WordPressUser | undefined, given: Record<string, unknown>) => {
      if (!can(user, 'edit_posts') || !user) throw forbidden(user, 'rest_cannot_create');
      const status = readStatus(given.status);
      requirePublisher(user, status);
      const featuredMedia = readFeaturedMedia(given.featured_media);
      const [title, content, excerpt] = [given.title, given.content, given.excerpt].map(readText);
      if (!title && !content && !excerpt) throw new RestError(400, 'empty_content');
      lastId += 1;
      const slug = freeSlug(slugFrom(readText(given.slug) || readText(title)));
      const post = { id: lastId, author: user.id, slug, status, featuredMedia };
      posts.push({ ...post, title: title ?? '', content: content ?? '', excerpt: excerpt ?? '' });
      return described(posts.at(-1) as StoredPost, 'edit');
    },
    /** POST posts/{id}: changes the given fields. */
    update: (user: WordPressUser | undefined, id: number, given: Record<string, unknown>) => {
      const post = editable(user, id);
      const status = given.status === undefined ? post.status : readStatus(given.status);
      requirePublisher(user, status);
      const featuredMedia =
        given.featured_media === undefined ? post.featuredMedia : readFeaturedMedia(given.featured_media);
      const text = (name: 'title' | 'content' | 'excerpt') =>
        typeof given[name] === 'string' ? given[name] : post[name];
      const texts = { title: text('title'), content: text('content'), excerpt: text('excerpt') };
      Object.assign(post, { ...texts, status, featuredMedia });
      return described(post, 'edit');
    },
    /** DELETE posts/{id}: into the trash. */
    remove: (user: WordPressUser | undefined, id: number) => {
      const post = posts.find((each) => each.id === id);
      if (!post) throw new RestError(404, 'rest_post_invalid_id');
      const isTheirs = post.author === user?.id && can(user, 'publish_posts');
      if (!isTheirs && !can(user, 'edit_others_posts')) throw forbidden(user, 'rest_cannot_delete');
      if (post.status === 'trash') throw new RestError(410, 'rest_already_trashed');
      post.status = 'trash';
      return described(post, 'edit');
    },
    get: (user: WordPressUser | undefined, id: number, query: URLSearchParams) => {
      const context = query.get('context');
      const post = posts.find((each) => each.id === id);
      if (!post) throw new RestError(404, 'rest_post_invalid_id');
      if (context === 'edit') editable(user, id);
      return described(post, context);
    },
    find: (user: WordPressUser | undefined, query: URLSearchParams) => {
      const statuses = (query.get('status') ?? 'publish').split(',').map(readStatus);
      if (statuses.some((status) => status !== 'publish') && !can(user, 'edit_posts')) {
        throw invalidParam('status', 'rest_forbidden_status', 'Status is forbidden.');
      }
      const context = query.get('context');
      if (context === 'edit' && !can(user, 'edit_posts')) throw forbidden(user, 'rest_forbidden_context');
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
