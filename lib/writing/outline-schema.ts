import { z } from 'zod';
import { withoutControls } from '@/lib/blogs/rules.ts';
import { MAX_ANSWER_CHARACTERS, MAX_AUTHOR_QUESTIONS, MAX_QUESTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { basedOn, boundedText, looseText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';

export const lineText = (longest: number, tooLong: string, breaks = /[\t\n\r\u2028\u2029]+/g) =>
  looseText(longest, tooLong)
    .overwrite((typed) => withoutControls(typed).replace(breaks, ' '))
    .trim()
    .max(longest, tooLong);

export const authorQuestion = lineText(MAX_QUESTION_CHARACTERS, 'interview.questionTooLong' satisfies MessageKey);

const answered = z.object({
  question: authorQuestion,
  answer: lineText(MAX_ANSWER_CHARACTERS, 'interview.answerTooLong' satisfies MessageKey),
});

/** The author's answers to an outline's questions; empty ones are left out. */
export const authorAnswersSchema = z
  .array(answered)
  .max(MAX_AUTHOR_QUESTIONS, 'writing.input.tooManyAnswers' satisfies MessageKey)
  .transform((answers) => answers.filter(({ answer }) => answer !== ''));

export type AuthorAnswer = z.infer<typeof answered>;

export const outlineSchema = z.object({
  title: lineText(200, 'outline.titleTooLong' satisfies MessageKey).min(1, 'outline.titleEmpty' satisfies MessageKey),
  sections: z
    .array(
      z.object({
        heading: lineText(200, 'outline.headingTooLong' satisfies MessageKey).min(
          1,
          'outline.headingEmpty' satisfies MessageKey,
        ),
        covers: lineText(600, 'outline.coversTooLong' satisfies MessageKey)
          .default('')
          .describe('What it covers; may be empty.'),
      }),
    )
    .min(2, 'outline.tooFewSections' satisfies MessageKey)
    .max(24, 'outline.tooManySections' satisfies MessageKey),
  angle: lineText(600, 'outline.angleTooLong' satisfies MessageKey).optional(),
  authorQuestions: z.array(authorQuestion).max(MAX_AUTHOR_QUESTIONS).optional().describe('Only the author knows.'),
});

export type Outline = z.infer<typeof outlineSchema>;

/** Body of POST /api/blogs/{id}/personal: what a blog's author answered. */
export const personalRequestSchema = z.object({
  answers: authorAnswersSchema.refine((answers) => answers.length > 0, 'writing.input.noAnswer' satisfies MessageKey),
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
