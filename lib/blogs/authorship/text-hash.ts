import 'server-only';
import { createHash } from 'node:crypto';
import type { Blog } from '../schema.ts';

/** SHA-256 of a text in NFC, as hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text.normalize('NFC')).digest('hex');

/** The parts of a blog's text that its hash is bound to. */
export type HashedText = Pick<Blog['content'], 'title' | 'intro' | 'conclusion' | 'keyPoints' | 'questions'> & {
  sections: readonly { heading: string; content: string }[];
};

/** SHA-256 of a blog's text as JSON, in which no two texts are alike (docs/provenance.md). */
export function textHash({ title, intro, sections, keyPoints = [], questions = [], conclusion }: HashedText): string {
  const sectionPairs = sections.map(({ heading, content }) => [heading, content]);
  const questionPairs = questions.map(({ question, answer }) => [question, answer]);
  return sha256(JSON.stringify([title, intro, sectionPairs, keyPoints, questionPairs, conclusion]));
}
