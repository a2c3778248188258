import { useEffect, useEffectEvent } from 'react';

/** Acts once on an address that ends in #name, as soon as `isReady`, and takes it out of the address. */
export function useArrival(name: string, isReady: boolean, act: () => void): void {
  const onArrival = useEffectEvent(act);
  useEffect(() => {
    if (!isReady || window.location.hash !== `#${name}`) return;
    // The router follows, and keeps its own state.
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    onArrival();
  }, [name, isReady]);
}
