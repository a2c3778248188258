/** The styles of a blog (spec §3, Enumerations), in words of their own: tests do not believe our constants. */
export const SPECIFIED_STYLES = [
  'glassmorphism',
  'neumorphism',
  'claymorphism',
  'gradient',
  'geometric',
  'brutalist',
  'minimal',
  'retro',
] as const;
