'use client';

import { useEffect, useRef } from 'react';

/** Whether the form is still on the page, for what happens after a wait. */
export function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
