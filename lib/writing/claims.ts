import { z } from 'zod';
import { requiredText } from '@/lib/blogs/schema.ts';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { httpUrl } from './schema.ts';

const words = (name: string, max: number) => requiredText(max, `${name} is too long`, `${name} cannot be empty`);

const givenText = z.object({ title: words('title', 300), text: words('text', 50_000) });
const given = z.union([z.object({ url: httpUrl }), givenText], 'A source has a url, or a title and a text');

const examples = [[{ title: 'Notes', text: 'A full hive weighs 60 kg in August.' }]];

export const claimsRequestSchema = z.object({
  text: words('text', 20_000).meta({ description: 'Markdown to check.', examples: ['A hive weighs 90 kg.'] }),
  sources: z.array(given).min(1).max(MAX_SOURCE_URLS).meta({ description: 'What to check it against.', examples }),
  language: z.enum(LANGUAGES).optional().describe('Of the text; detected if absent.'),
});

export type ClaimsRequest = z.infer<typeof claimsRequestSchema>;

/** `no-claim`: nothing that a source could bear out. */
export const VERDICTS = ['supported', 'contradicted', 'not-found', 'no-claim'] as const;

/** The number of the source that decides, and its passage, word for word. */
const decisive = { source: z.number().optional(), passage: z.string().optional() };

/** `unchecked`: the model gave no verdict that could be verified. */
const verdict = z.enum([...VERDICTS, 'unchecked']);

/** `problem`: why it was not read, or not whole. */
const read = { number: z.number(), title: z.string(), url: z.string().optional(), problem: z.string().optional() };

/** Answer of POST /api/claims: every sentence and source, in order. */
export const claimsAnswerSchema = z.object({
  sentences: z.array(z.object({ sentence: z.string(), verdict, ...decisive, correction: z.string().optional() })),
  sources: z.array(z.object(read)),
  notes: z.array(z.string()),
});

export type ClaimsAnswer = z.infer<typeof claimsAnswerSchema>;
