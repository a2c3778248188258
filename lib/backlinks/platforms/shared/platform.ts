import type { Blog } from '@/lib/blogs/schema.ts';
import type { PlatformName, Visibility } from '@/lib/constants/platforms.ts';
import type { Credentials } from './credential-forms.ts';

type PlatformErrorOptions = {
  cause?: unknown;
  retryAfter?: number | undefined;
  /** The message asks the owner to check for an earlier copy, so the next try does not look for one. */
  asksOwner?: boolean;
};

/** A failed call: refused (a retry is pointless), busy (retry later), or unknown (it may have succeeded). */
export class PlatformError extends Error {
  readonly kind: 'refused' | 'busy' | 'unknown';
  readonly retryAfter: number | undefined;
  readonly asksOwner: boolean;
  constructor(kind: PlatformError['kind'], message: string, options: PlatformErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'PlatformError';
    this.kind = kind;
    this.retryAfter = options.retryAfter;
    this.asksOwner = options.asksOwner ?? false;
  }
}

export const refused = (message: string, options?: PlatformErrorOptions) =>
  new PlatformError('refused', message, options);

export const unknown = (message: string, options?: PlatformErrorOptions) =>
  new PlatformError('unknown', message, options);

export type Post = {
  blog: Blog;
  visibility: Visibility;
  /** The blog's public address: the canonical URL, and the target of the visible link. */
  canonicalUrl: string;
  readPicture: (url: string) => Promise<Picture | null>;
};

export type Picture = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

export type Published = {
  /** Absent while it has none, as drafts on some platforms. */
  url?: string;
  id?: string;
  /** Replaces the usual status message. */
  note?: string;
  /** Shown beside the status, such as pictures that could not be copied. */
  warning?: string;
  /** Given where it may differ from the requested one. */
  visibility?: Visibility;
};

/** What an earlier submission to the same place recorded. */
export type KnownPost = {
  id?: string | undefined;
  url?: string | undefined;
  /** An earlier try got no answer, so the post may exist. */
  isUncertain?: boolean;
};

/** What a client gets besides its credentials. */
export type PlatformContext = {
  signal: AbortSignal;
  /** Stores the id of an uploaded picture, so that it can be deleted with the post. */
  rememberUpload: (mediaId: number) => Promise<void>;
};

/** The context of a call outside a job, which stores nothing. */
export const contextWithoutJob = (signal: AbortSignal): PlatformContext => ({
  signal,
  rememberUpload: async () => undefined,
});

/** A platform's API, used with one set of credentials. Every method throws PlatformError. */
export abstract class PlatformClient<Name extends PlatformName = PlatformName> {
  static readonly postLimit = { posts: 10, seconds: 60 };
  protected readonly credentials: Credentials<Name>;
  protected readonly context: PlatformContext;
  constructor(credentials: Credentials<Name>, context: PlatformContext) {
    this.credentials = credentials;
    this.context = context;
  }
  abstract check(): Promise<void>;
  /** Finds a copy that is already there; called before every post. */
  abstract findEarlier(post: Post, known?: KnownPost): Promise<Published | null>;
  abstract publish(post: Post): Promise<Published>;
  /** Puts the current text into an existing post; publishes a draft if asked, never the other way round. */
  update?(copy: Published, post: Post): Promise<Published>;
  /** Deletes a post, or makes it a draft where the API cannot delete. A post that is gone is no error. */
  remove?(id: string): Promise<void>;
  /** Deletes pictures uploaded for a post. @returns how many remain */
  removeUploads?(mediaIds: readonly number[]): Promise<number>;
}

export type Platform<
  Name extends PlatformName = PlatformName,
  Client extends PlatformClient<Name> = PlatformClient<Name>,
> = {
  readonly postLimit: { posts: number; seconds: number };
  /** Names the account or site without any secret; a blog is submitted to each target once. */
  target(credentials: Credentials<Name>): string;
  new (credentials: Credentials<Name>, context: PlatformContext): Client;
};
