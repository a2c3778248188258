import type { Blog } from '@/lib/blogs/schema.ts';
import type { PlatformName, RemovablePlatform, UpdatablePlatform, Visibility } from '@/lib/constants/platforms.ts';
import type { Credentials } from './credentials-schema.ts';

/**
 * Why a platform did not do what was asked. `message` is for the owner: what happened and what to do.
 * - refused: the platform said no; asking again without a change is no use
 * - busy: it says when to come back
 * - unknown: nothing or nonsense came back, so it may have happened all the same
 */
export class PlatformError extends Error {
  readonly kind: 'refused' | 'busy' | 'unknown';
  /** Seconds until the platform may be asked again, when it said so. */
  readonly retryAfter: number | undefined;
  /** Whether it asks the owner to see whether an earlier copy is there: the next try is made without looking. */
  readonly asksOwner: boolean;
  constructor(
    kind: PlatformError['kind'],
    message: string,
    options: { cause?: unknown; retryAfter?: number; asksOwner?: boolean } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'PlatformError';
    this.kind = kind;
    this.retryAfter = options.retryAfter;
    this.asksOwner = options.asksOwner ?? false;
  }
}

/** What is published, and how. */
export type Post = {
  blog: Blog;
  visibility: Visibility;
  /** The blog's public address: canonical there, and in the visible "Originally published at". */
  canonicalUrl: string;
  /** Reads one of the blog's own stored pictures; null for one that is gone. */
  readPicture: (url: string) => Promise<Picture | null>;
};

/** A picture's file. */
export type Picture = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

/** A post as the platform has it. */
export type Published = {
  /** Its address there; absent while it has none (a draft of some platforms). */
  url?: string;
  id?: string;
  /** What was seen where it is not certain that the post is there (custom). */
  note?: string;
  /** Something to know besides, such as a picture that could not be carried over. */
  warning?: string;
  /** Whether it is public or a draft there, where that may not be as was asked. */
  visibility?: Visibility;
};

/** What was noted of an earlier submission to the same place. */
export type KnownPost = {
  id?: string | undefined;
  url?: string | undefined;
  /** It may have been posted without our knowing: no answer came. */
  isUncertain?: boolean;
};

type Update<Name extends PlatformName> = (
  /** The post as the platform has it. */
  copy: Published,
  post: Post,
  credentials: Credentials<Name>,
  context: PlatformContext,
) => Promise<Published>;

type Remove<Name extends PlatformName> = (
  /** The platform's id of the post. */
  id: string,
  credentials: Credentials<Name>,
  context: PlatformContext,
) => Promise<void>;

/** What a platform may use besides its arguments. */
export type PlatformContext = {
  signal: AbortSignal;
  /** Saves changed credentials with the job (the token of an account made for it) for the attempts to come. */
  saveCredentials: (credentials: Credentials) => Promise<void>;
  /** Remembers a picture that was uploaded for the post, by the platform's number, so that it can be deleted with it. */
  rememberUpload: (mediaId: number) => Promise<void>;
};

const nothing = async () => undefined;

/** What a platform may use where there is no job to save anything with. */
export const contextWithoutJob = (signal: AbortSignal): PlatformContext => ({
  signal,
  saveCredentials: nothing,
  rememberUpload: nothing,
});

/** One platform: how credentials are tried and a post gets there. */
export type Platform<Name extends PlatformName = PlatformName> = {
  name: Name;
  /** At most so many posts in so many seconds for one account or site. */
  postLimit: { posts: number; seconds: number };
  /**
   * Names the site that credentials are for, without any secret: together with the blog it makes a submission
   * one and the same. The host of the platform where it has only one.
   */
  target: (credentials: Credentials<Name>) => string;
  /** Tries the credentials without publishing. Throws PlatformError. */
  check: (credentials: Credentials<Name>, context: PlatformContext) => Promise<void>;
  /** A copy that is there already: asked before every post. Throws PlatformError. */
  findEarlier: (
    post: Post,
    credentials: Credentials<Name>,
    context: PlatformContext,
    known?: KnownPost,
  ) => Promise<Published | null>;
  /**
   * Puts the present text into a copy that is there, and publishes it where it is a draft and public is asked for; what
   * is public stays so. Null where the platform has no such call. Throws PlatformError.
   */
  update: Update<Name> | (Name extends UpdatablePlatform ? never : null);
  /**
   * Takes a post away from readers: deletes it, or makes it a draft where the platform has no deleting. One that is gone
   * already is no error. Null where the platform has no such call. Throws PlatformError.
   */
  remove: Remove<Name> | (Name extends RemovablePlatform ? never : null);
  /** Deletes pictures that were uploaded for a post. @returns how many stayed. Throws PlatformError. */
  removeUploads?: (
    mediaIds: readonly number[],
    credentials: Credentials<Name>,
    context: PlatformContext,
  ) => Promise<number>;
  /** Publishes. Throws PlatformError. */
  publish: (post: Post, credentials: Credentials<Name>, context: PlatformContext) => Promise<Published>;
};
