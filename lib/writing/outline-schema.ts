import { z } from 'zod';
import { withoutControls } from '@/lib/blogs/rules.ts';
import { MAX_ANSWER_CHARACTERS, MAX_AUTHOR_QUESTIONS, MAX_QUESTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES } from '@/lib/constants/messages.ts';
import { basedOn, boundedText, looseText } from '@/lib/http/bounds.ts';

export const lineText = (longest: number, tooLong: string, breaks = /[\t\n\r\u2028\u2029]+/g) =>
  looseText(longest, tooLong)
    .overwrite((typed) => withoutControls(typed).replace(breaks, ' '))
    .trim()
    .max(longest, tooLong);

export const authorQuestion = lineText(MAX_QUESTION_CHARACTERS, CREATE_MESSAGES.questionTooLong);

const answered = z.object({
  question: authorQuestion,
  answer: lineText(MAX_ANSWER_CHARACTERS, CREATE_MESSAGES.answerTooLong),
});

/** The author's answers to an outline's questions; empty ones are left out. */
export const authorAnswersSchema = z
  .array(answered)
  .max(MAX_AUTHOR_QUESTIONS, `You can answer up to ${MAX_AUTHOR_QUESTIONS} questions`)
  .transform((answers) => answers.filter(({ answer }) => answer !== ''));

export type AuthorAnswer = z.infer<typeof answered>;

export const outlineSchema = z.object({
  title: lineText(200, 'The title is too long').min(1, 'The title cannot be empty'),
  sections: z
    .array(
      z.object({
        heading: lineText(200, 'A heading is too long').min(1, 'A heading cannot be empty'),
        covers: lineText(600, 'A section’s notes are too long').default('').describe('What it covers; may be empty.'),
      }),
    )
    .min(2, 'An outline needs at least two sections')
    .max(24, 'An outline can have up to 24 sections'),
  angle: lineText(600, 'The angle is too long').optional(),
  authorQuestions: z.array(authorQuestion).max(MAX_AUTHOR_QUESTIONS).optional().describe('Only the author knows.'),
});

export type Outline = z.infer<typeof outlineSchema>;

/** Body of POST /api/blogs/{id}/personal: what a blog's author answered. */
export const personalRequestSchema = z.object({
  answers: authorAnswersSchema.refine((answers) => answers.length > 0, 'Answer at least one question'),
  basedOn,
});

export type PersonalRequest = z.infer<typeof personalRequestSchema>;

const paragraph = boundedText(20_000).overwrite(withoutControls);

/** Body of PUT: proposals to use. A paragraph before and after; `place` is an index of articleTexts. */
export const personalChangesSchema = personalRequestSchema.extend({
  changes: z
    .array(z.object({ place: z.int().min(0), before: paragraph, after: paragraph }))
    .min(1)
    .max(60),
});

export type PersonalChanges = z.infer<typeof personalChangesSchema>;
export type PersonalChange = PersonalChanges['changes'][number];

/** `unsafe` places could not be changed safely; without a model the answers are quoted. */
export const personalProposals = z.object({
  ...{ proposals: personalChangesSchema.shape.changes, unsafe: z.number(), isQuoted: z.boolean() },
});

export type PersonalProposals = z.infer<typeof personalProposals>;
