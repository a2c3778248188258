import type { ReactNode } from 'react';
import { useLanguage, useTranslations } from '#translations';
import { Card } from '@/components/ui/card.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { FONTS_PATH, shellFiles } from '@/lib/blog-design/fonts/catalog.ts';

/** Preloads the app's fonts on screens that start with a headline. Articles load their own fonts first. */
function FontPreloads() {
  return shellFiles(useLanguage()).map((file) => {
    const href = `${FONTS_PATH}/${file}`;
    return <link key={href} rel="preload" href={href} as="font" crossOrigin="" />;
  });
}

export const PageTitle = ({ children }: { children: ReactNode }) => (
  <>
    <FontPreloads />
    <h1 className="font-display text-[clamp(2.25rem,5vw,3.5rem)] leading-none font-semibold tracking-[-0.025em]">
      {children}
    </h1>
  </>
);

type AccountPageProps = { heading: ReactNode; lead: string; beside?: ReactNode; children: ReactNode };

export const AccountPage = ({ heading, lead, beside, children }: AccountPageProps) => (
  <div className="page-width grid gap-x-16 gap-y-8 pt-9 md:pt-14 lg:grid-cols-[1fr_29rem] lg:grid-rows-[auto_1fr]">
    <div>
      <FontPreloads />
      <h1 className="font-display text-[clamp(2.5rem,6vw,4.5rem)] leading-[0.98] font-semibold tracking-[-0.03em]">
        {heading}
      </h1>
      <p className="mt-5 max-w-[32rem] text-lg leading-relaxed text-muted-foreground">{lead}</p>
    </div>
    <Card className="p-5 shadow-stacked sm:p-7 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
      {children}
    </Card>
    {beside}
  </div>
);

const HomeButton = () => (
  <LinkButton href="/" size="lg">
    {useTranslations('common')('returnHome')}
  </LinkButton>
);

type NoticePageProps = { label: string; heading: string; text: string; children?: ReactNode };

export const NoticePage = ({ label, heading, text, children = <HomeButton /> }: NoticePageProps) => (
  <div className="page-width py-20 md:py-32">
    <p className="label-caps text-rubric">{label}</p>
    <h1 className="mt-4 max-w-[14em] font-display text-[clamp(2.5rem,7vw,5rem)] leading-none font-semibold tracking-[-0.03em]">
      {heading}
    </h1>
    <p className="mt-6 max-w-[34rem] text-lg text-muted-foreground">{text}</p>
    <div className="mt-9 flex flex-wrap gap-3">{children}</div>
  </div>
);

export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="rounded-md border border-dashed border-input px-6 py-14 text-center">
    <p className="font-display text-3xl font-semibold tracking-tight">{text}</p>
    {children}
  </div>
);
