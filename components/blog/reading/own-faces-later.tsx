'use client';

import { useSyncExternalStore } from 'react';

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

function onPaint(notify: () => void): () => void {
  const observer = new PerformanceObserver(notify);
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}

/** Delays the brand fonts of a document that opens with an article until the first paint (docs/decisions/0070). */
export function OwnFacesLater() {
  const isTime = useSyncExternalStore(onPaint, hasPainted, () => false);
  return isTime ? null : <span hidden data-own-faces="later" />;
}
