import type { ReactNode } from 'react';
import { CreateForm } from '@/components/create/form/create-form.tsx';
import { LivePreview } from '@/components/live-preview/preview/live-preview.tsx';
import { PageTitle, StructuredData } from '@/components/shell/page-parts.tsx';
import { Card } from '@/components/ui/card.tsx';
import { FontPreloads } from '@/components/ui/font-preloads.tsx';
import { FONTS_PATH } from '@/lib/blog-design/fonts/addresses.ts';
import { everyStyleHref } from '@/lib/blog-design/stylesheet.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { DemoPanel } from './demo/demo-panel.tsx';
import { ForVisitors, RecentBlogs, SignedOutBanner } from './for-visitors.tsx';
import { InkStroke } from './sections/art.tsx';
import { Closing, Faq, Features, HowItWorks, Pricing, StyleThumbnails } from './sections/marketing.tsx';

/** Page title (spec §1: it promotes the AI blog generator). */
export const LANDING_TITLE = `${BRAND_NAME}: AI blog generator`;

/** Description for search results and structured data. */
export const LANDING_DESCRIPTION =
  'Free AI blog generator. Type a topic and get a finished, styled blog to share by link, download as HTML or embed in your own site. No account needed for the first one.';

const WEB_APPLICATION = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: BRAND_NAME,
  description: LANDING_DESCRIPTION,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
};

const DESCRIPTION = `${BRAND_NAME} is an AI blog generator. Type a topic and get the article, its own design and a link to share.`;

/** Headline of the landing page. */
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

/** Plain headline of /create. */
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

/** The creation screen of `/` and `/create`: form and demo side by side, then marketing (spec §2). */
export function CreationScreen({ hero, isWorkspace = false }: { hero: ReactNode; isWorkspace?: boolean }) {
  const demo = <DemoPanel />;
  const marketing = (
    <>
      <Features />
      <StyleThumbnails />
      <HowItWorks />
      <Pricing />
      <Faq />
      <Closing />
    </>
  );
  return (
    <>
      <StructuredData data={WEB_APPLICATION} />
      <SignedOutBanner />
      {hero}
      <div className="page-width grid gap-x-12 gap-y-14 lg:grid-cols-[1.35fr_1fr]">
        <div className="min-w-0">
          <Card className="p-5 shadow-stacked sm:px-7 sm:py-6">
            <CreateForm />
          </Card>
        </div>
        <LivePreview assets={{ stylesheet: everyStyleHref(), fontsPath: FONTS_PATH }} />
        {isWorkspace ? <ForVisitors signedIn={<RecentBlogs />}>{demo}</ForVisitors> : demo}
      </div>
      {isWorkspace ? <ForVisitors>{marketing}</ForVisitors> : marketing}
    </>
  );
}
