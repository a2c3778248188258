import type { ReactNode } from 'react';

/** Text for screen readers only, read out when it changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
