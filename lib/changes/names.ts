/**
 * Names of what a committed write has changed, as the triggers of the database send them (migration notify_of_changes,
 * docs/decisions/0040). They are also the tags of answers in the response cache.
 */

/** A blog itself: its text, its style, whose it is. */
export const blogChange = (id: string) => `blog:${id}`;

/** Which blogs there are. */
export const BLOGS_CHANGE = 'blogs';

/** Which blogs a user has, or what lists say of them. */
export const blogsOfChange = (userId: string) => `blogs-of:${userId}`;

/** Which languages blogs of a translation group are in, and who may see them. */
export const translationsChange = (groupId: string) => `translations:${groupId}`;

/** What others see of a user. */
export const userChange = (id: string) => `user:${id}`;

/** Which hosts lead to whose blogs, or who subscribes. */
export const DOMAINS_CHANGE = 'domains';

/** A run of the writer: its status, or an event of it. */
export const generationChange = (id: string) => `generation:${id}`;

/** Which runs wait, are under way or have ended. */
export const GENERATIONS_CHANGE = 'generations';

/** A batch: its status, or the run of one of its items. */
export const batchChange = (id: string) => `batch:${id}`;

/** Whether answers are made from what a name stands for; the others only notify those who wait. */
export const isTag = (name: string) => !/^(generation|batch|domains)/.test(name);
