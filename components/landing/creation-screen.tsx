import Link from 'next/link';
import type { ReactNode } from 'react';
import { CreateForm } from '@/components/create/form/create-form.tsx';
import { LivePreview } from '@/components/live-preview/preview/live-preview.tsx';
import { RecentBlogs } from '@/components/profile/blogs/recent-blogs.tsx';
import { StructuredData } from '@/components/shell/structured-data.tsx';
import { Card } from '@/components/ui/card.tsx';
import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog.ts';
import { everyStyleHref } from '@/lib/blog-design/stylesheet-files.ts';
import { DemoPanel } from './demo/demo-panel.tsx';
import { DEMO_SAMPLE } from './demo/demo-sample.ts';
import { ForVisitors, SignedOutBanner } from './for-visitors.tsx';
import { WEB_APPLICATION } from './landing-texts.ts';
import { Closing } from './sections/closing.tsx';
import { Faq } from './sections/faq.tsx';
import { Features } from './sections/features.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { Pricing } from './sections/pricing.tsx';
import { StyleThumbnails } from './sections/style-thumbnails.tsx';

type CreationScreenProps = {
  hero: ReactNode;
  /** Whether who is signed in sees their recent blogs instead of what the product is. */
  isWorkspace?: boolean;
};

/** The creation screen of `/` and `/create`: form and demo side by side, then what the product is (spec §2). */
export function CreationScreen({ hero, isWorkspace = false }: CreationScreenProps) {
  const demo = (
    <section aria-labelledby="demo" className="min-w-0">
      <h2 id="demo" className="sr-only">
        See it happen
      </h2>
      <DemoPanel />
      <p className="mt-3 text-sm">
        <Link
          href={DEMO_SAMPLE.blogPath}
          className="font-medium underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground"
        >
          Read the featured blog
        </Link>
      </p>
    </section>
  );
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
