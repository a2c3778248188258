import type { ReactNode } from 'react';

/** Words of a message that only screen readers say, as `spoken` in `t.rich`. */
export const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>;
