'use client';

import { Suspense, useRef } from 'react';
import type { LiveRun } from '@/components/generation/run/current-run.ts';
import { Button } from '@/components/ui/button.tsx';
import { FoundPages } from './found-pages.tsx';
import styles from './live-preview.module.css';
import { PreviewArticle, type PreviewAssets } from './preview-article.tsx';
import { useFollow } from './use-follow.ts';

function BlankPage() {
  return (
    <div aria-hidden className={styles.blank}>
      <span className={styles.title} />
      <span className={styles.lines} />
      <span className={styles.lines} />
    </div>
  );
}

/**
 * The article within a frame of one height, which scrolls to each part as it is finished: nothing around it moves, and
 * the writing is seen where the reader looks.
 */
export function LivePreviewWindow({ run, assets }: { run: LiveRun; assets: PreviewAssets }) {
  const scroller = useRef<HTMLElement>(null);
  const { isLeft, show, jump } = useFollow(scroller);
  const { design, pages, phase } = run.state;
  const isResearching = phase === 'researching' && pages.length > 0;
  return (
    <div className="relative min-w-0 border border-card-edge shadow-stacked">
      <section ref={scroller} aria-label="The blog so far" className={styles.window}>
        <Suspense fallback={<BlankPage />}>
          {isResearching ? (
            <div className={styles.blank}>
              <FoundPages pages={pages} />
            </div>
          ) : design ? (
            <PreviewArticle run={run} style={design.style} assets={assets} onPart={show} />
          ) : (
            <BlankPage />
          )}
        </Suspense>
      </section>
      {isLeft ? (
        <div className="pointer-events-none absolute inset-x-0 bottom-4 flex justify-center">
          <Button variant="ink" size="sm" onClick={jump} className="pointer-events-auto">
            Jump to the newest
          </Button>
        </div>
      ) : null}
    </div>
  );
}
