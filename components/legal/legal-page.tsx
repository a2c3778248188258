import { NoteParts } from '@/components/library/library-pages.tsx';
import type { LegalPage as Page } from '@/lib/research/page-parts.ts';

export const LegalPage = ({ page }: { page: Page }) => (
  <div className="page-width py-10 md:py-16">
    <article className="mx-auto max-w-[44rem]">
      <div aria-hidden className="rule-oxford" />
      <h1 className="mt-8 font-display text-[clamp(2.25rem,6vw,3.75rem)] leading-[1.04] font-semibold tracking-[-0.025em] text-balance break-words">
        {page.title}
      </h1>
      <div className="mt-8">
        <NoteParts parts={page.parts} />
      </div>
    </article>
  </div>
);
