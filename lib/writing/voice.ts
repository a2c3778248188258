import { z } from 'zod';

export const voiceSchema = z.object({
  /** Texts of the author's own. */
  samples: z.array(z.object({ title: z.string(), text: z.string() })),
  /** House rules: audience, spelling, words never to use. */
  rules: z.string(),
});

/** How an author writes, as a writer follows it and a blog keeps it. */
export type Voice = z.infer<typeof voiceSchema>;
