import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from '#translations';
import { CreateForm } from '@/components/create/form/create-form.tsx';
import { LivePreview } from '@/components/live-preview/preview/live-preview.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { Points } from '@/components/subscription/checkout/premium-offer.tsx';
import { Card } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { StructuredData } from '@/lib/blog-design/article/document.tsx';
import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog.ts';
import { everyStyleHref, ownStyleHref } from '@/lib/blog-design/stylesheet.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { STYLES, type Style } from '@/lib/constants/options.ts';
import { FREE_BLOG_LIMIT, IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { DemoPanel } from './demo-panel.tsx';
import { InkStroke } from './drawings.tsx';
import { Closing, Faq, Features, Pricing, StyleThumbnails, WhyNotAChatbot } from './marketing.tsx';
import { landingDescription } from './metadata.ts';
import { Proof } from './proof.tsx';
import { RecentBlogs, StylePreview } from './workspace.tsx';

const webApplication = (requirements: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: BRAND_NAME,
  description: landingDescription(),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  browserRequirements: requirements,
  isAccessibleForFree: true,
  ...(!IS_UNLIMITED && { offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' } }),
});

function LandingHero() {
  const t = useTranslations('landing.hero');
  const stroke = (words: ReactNode) => (
    <span className="relative isolate inline-block italic">
      {words}
      <InkStroke className="absolute -bottom-[0.14em] start-0 -z-10 h-[0.2em] w-full text-primary" />
    </span>
  );
  return (
    <div className="pb-3">
      <h1 className="font-display text-[clamp(2.25rem,4.6vw,3.75rem)] leading-[0.98] font-semibold tracking-[-0.03em]">
        {t.rich('heading', { line: () => <br />, stroke })}
      </h1>
      <p className="mt-3.5 max-w-[36rem] leading-normal text-muted-foreground max-sm:mt-2.5 max-sm:text-sm">
        {t('text', { brand: BRAND_NAME })}
      </p>
    </div>
  );
}

function CreateHero() {
  const t = useTranslations('landing.create');
  return (
    <div className="pb-6">
      <PageTitle>{t('heading')}</PageTitle>
      <p className="mt-2.5 max-w-[40rem] sm:text-lg text-muted-foreground">{t('text')}</p>
    </div>
  );
}

const FIRST_STYLE: Style = 'retro';

function Workspace() {
  const styles = Object.fromEntries(
    STYLES.map((style) => [style, ownStyleHref({ style, colorTheme: 'default', language: 'english' })]),
  ) as Record<Style, string>;
  const stylesheets = { ...styles, themes: everyStyleHref() };
  return (
    <div className="contents noscript:hidden">
      {/* In the body, where it does not hold up the form; its own address, as a blog would share the link and lose it. */}
      <link rel="stylesheet" href={`${stylesheets[FIRST_STYLE]}&form`} />
      <StylePreview first={FIRST_STYLE} stylesheets={stylesheets} />
      <RecentBlogs />
    </div>
  );
}

type CreationScreenProps = Record<'hero' | 'beside' | 'children', ReactNode> & ComponentProps<typeof CreateForm>;

function CreationScreen({ hero, beside, children, ...form }: CreationScreenProps) {
  const t = useTranslations('landing');
  return (
    <>
      <StructuredData data={webApplication(t('requiresScripts'))} />
      {IS_UNLIMITED ? null : (
        <div className="page-width member:hidden">
          <p className="border-b border-border py-1.5 text-center text-xs leading-snug text-balance text-muted-foreground">
            {t('banner', { count: FREE_BLOG_LIMIT })}
          </p>
        </div>
      )}
      <div className="page-width grid gap-x-12 gap-y-12 pt-3 sm:pt-4 member:pt-8 lg:grid-cols-[1.35fr_1fr]">
        <div className="min-w-0">
          {hero}
          <noscript>
            <p className="font-medium">{t('withoutScripts')}</p>
          </noscript>
          <Card data-needs-react className="p-4 shadow-stacked sm:px-7 noscript:hidden">
            <CreateForm {...form} />
          </Card>
        </div>
        <LivePreview assets={{ stylesheet: everyStyleHref(), fontsPath: FONTS_PATH }} />
        <div className="flex min-w-0 flex-col gap-10">{beside}</div>
      </div>
      {children}
    </>
  );
}

export const LandingScreen = ({ featured }: { featured: Blog | null }) => (
  <CreationScreen
    styleFieldsClass="lg:member:hidden"
    hero={
      <>
        <div className="member:hidden">
          <LandingHero />
        </div>
        <div className="hidden member:block">
          <CreateHero />
        </div>
      </>
    }
    beside={
      <>
        <div className="flex min-w-0 flex-col gap-8 member:hidden max-lg:[contain-intrinsic-size:auto_64rem] max-lg:[content-visibility:auto]">
          <Proof />
          {featured ? <DemoPanel id={featured.id} topic={featured.topic} /> : null}
        </div>
        <div className="hidden min-w-0 flex-col gap-10 member:flex">
          <Workspace />
        </div>
      </>
    }
  >
    <div className="[contain-intrinsic-size:auto_300rem] [content-visibility:auto] member:hidden">
      <Features />
      <WhyNotAChatbot />
      <StyleThumbnails />
      {IS_UNLIMITED ? null : <Pricing />}
      <Faq />
      <Closing />
    </div>
  </CreationScreen>
);

export function CreateScreen() {
  const t = useTranslations('landing');
  const points = (['sources', 'design', 'link', IS_UNLIMITED ? 'noAccount' : 'firstWithoutAccount'] as const).map(
    (key) => t(`create.points.${key}`),
  );
  return (
    <CreationScreen styleFieldsClass="lg:hidden" hero={<CreateHero />} beside={<Workspace />}>
      <section aria-labelledby="you-get" className="page-width mt-16 member:hidden">
        <div className="rule-oxford" />
        <div className="mt-5 grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_1.75fr]">
          <h2 id="you-get" className="font-display text-3xl leading-tight font-semibold tracking-tight">
            {t('whatYouGet')}
          </h2>
          <div>
            <Points points={points} className="sm:grid sm:grid-cols-2" />
            <TextLink href="/" className="mt-5 inline-block text-sm font-medium">
              {t(IS_UNLIMITED ? 'create.examples' : 'create.examplesAndPrices')}
            </TextLink>
          </div>
        </div>
      </section>
    </CreationScreen>
  );
}
