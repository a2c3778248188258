import { BRAND_NAME } from '@/lib/constants/brand';
import { InkStroke } from './ink-stroke.tsx';

const DESCRIPTION = `${BRAND_NAME} is an AI blog generator. Type a topic and it writes the article, sets it in a design of its own and hands you a link to share.`;

/** The headline of the landing page. */
export function LandingHero() {
  return (
    <div className="page-width grid gap-x-10 gap-y-4 pt-8 pb-8 md:pt-9 md:pb-9 lg:grid-cols-[1.75fr_1fr] lg:items-end">
      <h1 className="font-display text-[clamp(2.75rem,6.6vw,5.25rem)] leading-[0.98] font-semibold tracking-[-0.03em]">
        One line in.
        <br />
        <span className="relative isolate inline-block italic">
          A whole blog out.
          <InkStroke className="absolute -bottom-[0.14em] left-0 -z-10 h-[0.2em] w-full text-primary" />
        </span>
      </h1>
      <p className="max-w-[32rem] text-lg leading-relaxed text-muted-foreground lg:pb-2">
        {DESCRIPTION}
      </p>
    </div>
  );
}

/** The plain headline of /create, for whoever came to write. */
export function CreateHero() {
  return (
    <div className="page-width pt-8 pb-7 md:pt-10">
      <h1 className="font-display text-[clamp(2.25rem,5vw,3.5rem)] leading-none font-semibold tracking-[-0.025em]">
        Create a blog
      </h1>
      <p className="mt-3 max-w-[40rem] text-lg text-muted-foreground">
        Type a topic and get the article, its design and a link to share.
      </p>
    </div>
  );
}
