'use client';

import { useSyncExternalStore } from 'react';

/** Whether this tab has painted anything yet. */
const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

function onPaint(notify: () => void): () => void {
  const observer = new PerformanceObserver(notify);
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}

/**
 * Keeps a document that opens with an article from asking for our own faces before the article is painted
 * (app/globals.css, docs/decisions/0070). Whoever comes from another page of ours has them.
 */
export function OwnFacesLater() {
  const isTime = useSyncExternalStore(onPaint, hasPainted, () => false);
  return isTime ? null : <span hidden data-own-faces="later" />;
}
