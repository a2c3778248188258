/** Names of changed data, sent by triggers after a commit (docs/decisions/0040); also tags in the response cache. */

export const blogChange = (id: string) => `blog:${id}`;

export const BLOGS_CHANGE = 'blogs';

export const blogsOfChange = (userId: string) => `blogs-of:${userId}`;

/** Languages and visibility of the blogs in a translation group. */
export const translationsChange = (groupId: string) => `translations:${groupId}`;

export const userChange = (id: string) => `user:${id}`;

export const DOMAINS_CHANGE = 'domains';

export const generationChange = (id: string) => `generation:${id}`;

export const GENERATIONS_CHANGE = 'generations';

export const batchChange = (id: string) => `batch:${id}`;

export const JOBS_CHANGE = 'jobs';

/** Whether a name is a tag of answers; the others only notify subscribers. */
export const isTag = (name: string) => !/^(generation|batch|domains|jobs)/.test(name);
