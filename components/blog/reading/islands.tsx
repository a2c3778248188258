'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Link } from '@/components/messages/navigation.tsx';
import { BIN_PATH } from '@/lib/routes.ts';

export function RestoreLink({ ownerId, className }: { ownerId: string; className: string }) {
  const t = useTranslations('reading');
  const { user } = useAuth();
  if (user?.uid !== ownerId) return null;
  return (
    <Link href={BIN_PATH} className={className}>
      {t('restoreFromTrash')}
    </Link>
  );
}

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

function onPaint(notify: () => void): () => void {
  const observer = new PerformanceObserver(notify);
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}

/** Keeps the brand fonts from a document that opens with an article until React has hydrated it (docs/decisions/0070, 0150). */
export function OwnFacesLater() {
  const isTime = useSyncExternalStore(onPaint, hasPainted, () => false);
  return isTime ? null : <span hidden data-own-faces="later" />;
}
