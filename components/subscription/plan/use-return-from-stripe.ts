'use client';

import { useEffect, useRef } from 'react';

/** How the browser comes back from a page of Stripe's, by the address. */
const RETURNS = { checkout: 'success', billing: 'changed' } as const;

/** Calls back once when the browser has come back from Stripe, with where from, and takes the mark out of the address. */
export function useReturnFromStripe(onReturn: (from: string) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    const address = new URL(window.location.href);
    const marks = Object.entries(RETURNS).filter(
      ([name, value]) => address.searchParams.get(name) === value,
    );
    const [first] = marks;
    if (!first) return;
    isDone.current = true;
    for (const [name] of marks) address.searchParams.delete(name);
    window.history.replaceState(null, '', address);
    onReturn(first[0]);
  });
}
