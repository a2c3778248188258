/** What the product refuses to write (docs/decisions/0033). */
export const HARMS = ['self-harm', 'violence', 'minors', 'hate'] as const;

/** One kind of harm that is never written. */
export type Harm = (typeof HARMS)[number];
