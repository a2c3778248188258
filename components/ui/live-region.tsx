import type { ReactNode } from 'react';

/** Text for screen readers only, read out when it changes. */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <p role="status" className="sr-only">
    {children}
  </p>
);
