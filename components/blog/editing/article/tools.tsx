import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn.ts';
import styles from '../editing.module.css';

/** Buttons of ours that stand in the article, in our style and not in that of the article. */
export function Tools({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={styles.slot}>
      <div
        className={cn(
          styles.tools,
          'mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-card-edge bg-card px-3 py-1.5 text-card-foreground',
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}
