import { PageTitle } from '@/components/shell/page-title.tsx';
import { FontPreloads } from '@/components/ui/font-preloads.tsx';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { InkStroke } from './sections/ink-stroke.tsx';

const DESCRIPTION = `${BRAND_NAME} is an AI blog generator. Type a topic and it writes the article, sets it in a design of its own and hands you a link to share.`;

/** The headline of the landing page. */
export function LandingHero() {
  return (
    <div className="page-width grid gap-x-10 gap-y-3 pt-5 pb-5 md:pt-6 md:pb-7 lg:grid-cols-[1.75fr_1fr] lg:items-end">
      <FontPreloads />
      <h1 className="font-display text-[clamp(2.625rem,6.2vw,4.75rem)] leading-[0.98] font-semibold tracking-[-0.03em]">
        One line in.
        <br />
        <span className="relative isolate inline-block italic">
          A whole blog out.
          <InkStroke className="absolute -bottom-[0.14em] left-0 -z-10 h-[0.2em] w-full text-primary" />
        </span>
      </h1>
      <p className="max-w-[32rem] leading-relaxed text-muted-foreground sm:text-lg sm:leading-relaxed lg:pb-2">
        {DESCRIPTION}
      </p>
    </div>
  );
}

/** The plain headline of /create, for whoever came to write. */
export function CreateHero() {
  return (
    <div className="page-width pt-6 pb-6 md:pt-8">
      <PageTitle>Create a blog</PageTitle>
      <p className="mt-2.5 max-w-[40rem] sm:text-lg text-muted-foreground">
        Type a topic and get the article, its design and a link to share.
      </p>
    </div>
  );
}
