import { z } from 'zod';
import { MAX_BLOGS_AT_ONCE } from '@/lib/constants/limits.ts';
import { text } from '@/lib/http/answers.ts';
import { boundedText, idText, instant } from '@/lib/http/bounds.ts';
import { blogIdsSchema } from '../schema.ts';

/** Body of POST /api/links/proposals; without ids all of the user's public blogs. */
export const proposalsSchema = blogIdsSchema.partial();

/** `place` is an index of articleTexts; the words of the sentence become a link to the blog `target`. */
const insideLinkSchema = z.object({
  ...{ place: z.number().int().min(0).max(500), sentence: boundedText(50_000), words: boundedText(1000).min(1) },
  target: idText().min(1),
});

export type InsideLink = z.infer<typeof insideLinkSchema>;

/** `basedOn` is the `updatedAt` of the text that the links were proposed for. */
const blogLinksSchema = z.object({ id: idText(), basedOn: instant(), links: z.array(insideLinkSchema).max(200) });

export type BlogLinks = z.infer<typeof blogLinksSchema>;

export const linksSchema = z.object({ blogs: z.array(blogLinksSchema).min(1).max(MAX_BLOGS_AT_ONCE) });

/** A link proposed for the blog `source`, with the title of its target. */
const proposedLink = insideLinkSchema.extend({ source: text, title: text });

export type ProposedLink = z.infer<typeof proposedLink>;

/** Links proposed for blogs, in reading order. */
export const blogProposals = z.array(blogLinksSchema.extend({ title: text, links: z.array(proposedLink) }));

export type BlogProposals = z.infer<typeof blogProposals>[number];

/** Links that changed, in the form of the other request, and the ids of blogs that stayed as they were. */
export const changedLinks = z.object({ blogs: z.array(blogLinksSchema), unchanged: z.array(text) });

export type ChangedLinks = z.infer<typeof changedLinks>;
