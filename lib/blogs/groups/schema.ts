import { z } from 'zod';
import { MAX_BLOGS_AT_ONCE, MAX_SERIES_PART, MAX_TAG_CHARACTERS, MAX_TAGS } from '@/lib/constants/limits.ts';
import { count, text, texts } from '@/lib/http/answers.ts';
import { boundedText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';
import { type BlogSummary, blogIds, type ListedBlog, type PublicProfile, requiredText } from '../schema.ts';
import { groupKey } from '../slugs.ts';

/** A tag or series of an author, as it is spelled most often. */
const group = z.object({ kind: z.enum(['tags', 'series']), key: text, name: text, blogs: count });

export type Group = z.infer<typeof group>;

export type GroupKind = Group['kind'];

/** Tags and series of a blog; the part orders a series, from 0 for its overview. */
export type Grouped = { id: string; tags: string[]; series: string | null; part: number | null };

const groupName = requiredText(
  MAX_TAG_CHARACTERS,
  'blogs.groups.tooLong' satisfies MessageKey,
  'blogs.groups.empty' satisfies MessageKey,
).refine((name) => groupKey(name) !== '', 'blogs.groups.noLetter' satisfies MessageKey);

const tagNames = z.array(groupName).max(MAX_TAGS, 'blogs.groups.tooManyTags' satisfies MessageKey);

/** Body of PUT /api/blogs/groups. Absent fields change nothing; `series: null` takes blogs out of theirs. */
export const groupsChangeSchema = z.object({
  ids: blogIds,
  tags: tagNames.optional(),
  addTags: tagNames.default([]),
  removeTags: z
    .array(groupName)
    .max(MAX_TAGS * MAX_BLOGS_AT_ONCE)
    .default([]),
  /** Parts count on from `part` in the order of the ids; without it, after the series's other blogs. */
  series: z
    .object({ name: groupName, part: z.number().int().min(0).max(MAX_SERIES_PART).optional() })
    .nullable()
    .optional(),
});

export type GroupsChange = z.infer<typeof groupsChangeSchema>;

export const groupRenameSchema = z.object({ kind: z.enum(['tags', 'series']), from: groupName, to: groupName });

export type GroupRename = z.infer<typeof groupRenameSchema>;

/** Answer of GET /api/blogs/groups: the author's, and terms of the asked blog that are none of its tags. */
export const ownGroups = z.object({ groups: z.array(group), suggested: texts });

export type OwnGroups = z.infer<typeof ownGroups>;

/** The public blogs of a tag, the newest first, or of a series, in order. */
export type GroupPage = Omit<Group, 'blogs'> & { profile: PublicProfile; blogs: ListedBlog[]; total: number };

export type SeriesParts = { name: string; key: string; parts: BlogSummary[] };

export const addressChangeSchema = z.object({
  slug: boundedText(200).refine((typed) => groupKey(typed) !== '', 'blogAddress.empty' satisfies MessageKey),
});
