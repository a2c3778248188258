import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { dollars, Points, premiumPlan, premiumPrice } from '@/components/subscription/checkout/premium-offer.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { Heading } from '@/components/ui/heading.tsx';
import { BIN_DAYS, FREE_ANONYMOUS_GENERATIONS, MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { STYLES } from '@/lib/constants/options.ts';
import { FREE_BLOG_LIMIT, IS_UNLIMITED, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { PLATFORMS, platformLabel } from '@/lib/constants/platforms.ts';
import { listFormat } from '@/lib/messages/translator.ts';
import { ContentArt, InkStroke, Miniature, SharingArt, StylingArt } from './drawings.tsx';

type SectionProps = {
  id: string;
  label: string;
  heading: string;
  lead?: string;
  layout?: 'under' | 'beside';
  children: ReactNode;
};

const Section = ({ id, label, heading, lead, layout = 'under', children }: SectionProps) => (
  <section aria-labelledby={id} className="page-width mt-20 md:mt-28">
    <div className="rule-oxford" />
    <div className={cn(layout === 'beside' && 'gap-12 lg:grid lg:grid-cols-[1fr_1.75fr]')}>
      <div>
        <p className="label-caps mt-4 text-rubric">{label}</p>
        <Heading id={id} className="mt-3 max-w-[18em] text-[clamp(2rem,4vw,3.25rem)] leading-[1.05] tracking-[-0.02em]">
          {heading}
        </Heading>
        {lead ? <p className="mt-4 max-w-[38rem] text-lg text-muted-foreground">{lead}</p> : null}
      </div>
      {children}
    </div>
  </section>
);

const FEATURES = [
  { name: 'styling', Art: StylingArt },
  { name: 'content', Art: ContentArt },
  { name: 'sharing', Art: SharingArt },
] as const;

export function Features() {
  const t = useTranslations('landing');
  return (
    <Section id="features" label={t('whatYouGet')} heading={t('features.heading')}>
      <ul className="mt-12 grid gap-10 md:grid-cols-3 md:gap-0 md:divide-x md:divide-border">
        {FEATURES.map(({ name, Art }) => (
          <li key={name} className="md:px-8 md:first:ps-0 md:last:pe-0">
            <Art />
            <h3 className="mt-6 font-display text-2xl font-semibold">{t(`features.${name}.title`)}</h3>
            <p className="mt-2.5 leading-relaxed text-muted-foreground">{t(`features.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function StyleThumbnails() {
  const t = useTranslations('landing.styles');
  const names = useTranslations('options.styles');
  return (
    <Section id="styles" label={t('label')} heading={t('heading')} lead={t('lead')}>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-4 md:gap-x-6">
        {STYLES.map((style) => (
          <li key={style}>
            <Miniature style={style} />
            <p className="mt-3 text-sm font-semibold">{names(`${style}.label`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const PLATFORM_NAMES = PLATFORMS.filter((name) => name !== 'custom').map(platformLabel);

export function WhyNotAChatbot() {
  const t = useTranslations('landing.why');
  const reasons = [
    [t('sources.title'), t('sources.text')],
    [t('page.title'), t('page.text')],
    [t('publishing.title'), t('publishing.text', { platforms: listFormat(t.language).format(PLATFORM_NAMES) })],
    [t('domain.title'), t(IS_UNLIMITED ? 'domain.textUnlimited' : 'domain.text')],
    [t('editing.title'), t('editing.text')],
    [t('deletion.title'), t('deletion.text', { days: BIN_DAYS })],
  ];
  return (
    <Section id="why" label={t('label')} heading={t('heading')}>
      <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {reasons.map(([title, text]) => (
          <li key={title} className="border-t border-border pt-4">
            <h3 className="font-display text-xl font-semibold">{title}</h3>
            <p className="mt-2 leading-relaxed text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** `isRecommended`: stands out. */
type Plan = { name: string; price: string; unit: string; points: readonly string[]; isRecommended?: boolean };

function usePlans(): Plan[] {
  const t = useTranslations('landing.pricing');
  const plan = premiumPlan(useTranslations('premium'));
  return [
    {
      name: t('anonymous.name'),
      price: dollars(t.language, 0),
      unit: t('anonymous.unit', { count: FREE_ANONYMOUS_GENERATIONS }),
      points: [t('anonymous.anything'), t('anonymous.included'), t('anonymous.link')],
    },
    {
      name: t('account.name'),
      price: dollars(t.language, 0),
      unit: t('account.unit', { count: FREE_BLOG_LIMIT }),
      points: [
        ...[t('account.profile'), t('account.styles'), t('account.editing')],
        ...[t('account.publishing'), t('account.publicPage')],
      ],
    },
    { name: t('premium'), ...plan, isRecommended: true },
  ];
}

export function Pricing() {
  const t = useTranslations('landing.pricing');
  const heading = t('heading', { price: premiumPrice(t.language) });
  return (
    <Section id="pricing" label={t('label')} heading={heading} lead={t(TAKES_PAYMENTS ? 'lead' : 'noPayments')}>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {usePlans().map(({ name, price, unit, points, isRecommended }) => (
          <li
            key={name}
            className={cn(
              'flex flex-col rounded-md border border-card-edge bg-card p-7',
              isRecommended && 'border-foreground shadow-stacked',
            )}
          >
            <h3 className="label-caps">{name}</h3>
            <p className="mt-5 flex items-baseline gap-2.5">
              <span className="font-display text-6xl leading-none font-semibold tracking-tight">{price}</span>
              <span className="text-muted-foreground">{unit}</span>
            </p>
            <Points points={points} className="mt-6 border-t border-border pt-6" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Closing() {
  const t = useTranslations('landing.closing');
  const stroke = (words: ReactNode) => (
    <span className="relative isolate inline-block italic">
      {words}
      <InkStroke className="absolute -bottom-[0.12em] start-0 -z-10 h-[0.18em] w-full text-primary" />
    </span>
  );
  return (
    <section aria-labelledby="closing" className="page-width mt-24 md:mt-32">
      <div className="flex flex-col items-start gap-8 isolate rounded-md bg-foreground px-7 py-14 text-background md:flex-row md:items-center md:justify-between md:px-14">
        <Heading id="closing" className="text-[clamp(2rem,4.5vw,3.5rem)] leading-[1.05] tracking-[-0.02em]">
          {t.rich('heading', { stroke })}
        </Heading>
        <a href="#topic" className={buttonVariants({ size: 'lg' })}>
          {t('start')}
        </a>
      </div>
    </section>
  );
}

function useQuestions(): string[][] {
  const t = useTranslations('landing.faq');
  const account = IS_UNLIMITED ? t('account.answerUnlimited') : t('account.answer', { count: FREE_BLOG_LIMIT });
  const premium = TAKES_PAYMENTS ? 'premium.answer' : 'premium.answerWithoutPayments';
  return [
    [t('account.question'), account],
    [t('errors.question'), t('errors.answer')],
    [t('images.question'), t('images.answer', { count: MAX_IMAGES, megabytes: MAX_IMAGE_MEGABYTES })],
    [t('visibility.question'), t('visibility.answer')],
    [t('deletion.question'), t('deletion.answer', { days: BIN_DAYS })],
    ...(IS_UNLIMITED ? [] : [[t('premium.question'), t(premium, { price: premiumPrice(t.language) })]]),
  ];
}

export function Faq() {
  const t = useTranslations('landing.faq');
  return (
    <Section id="faq" label={t('label')} heading={t('heading')} layout="beside">
      <div className="mt-8 border-b border-border lg:mt-0">
        {useQuestions().map(([question, answer]) => (
          <details key={question} name="faq" className="group border-t border-border lg:first:border-t-0">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 font-display text-xl font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-rubric transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[44rem] pb-6 leading-relaxed text-muted-foreground">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
