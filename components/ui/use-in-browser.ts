import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows; `before` on the server and until the page is hydrated. */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);
