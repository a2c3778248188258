import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { Points } from '@/components/subscription/checkout/premium-offer.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { Heading } from '@/components/ui/heading.tsx';
import { BIN_DAYS, FREE_ANONYMOUS_GENERATIONS, MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { LANDING_MESSAGES } from '@/lib/constants/messages.ts';
import { STYLES } from '@/lib/constants/options.ts';
import { FREE_BLOG_LIMIT, FREE_BLOGS_IN_WORDS, IS_UNLIMITED, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { PLATFORMS, platformLabel } from '@/lib/constants/platforms.ts';
import { NO_SUBSCRIPTIONS, PREMIUM_PLAN } from '@/lib/constants/subscription-messages.ts';
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
  {
    title: 'Dynamic Styling',
    text: 'Every blog gets a unique design, from colors to animations. Keep it, or try another of eight styles and eight color themes.',
    Art: StylingArt,
  },
  {
    title: 'AI-Powered Content',
    text: 'A whole article on any topic: an introduction, sections and a conclusion, as brief or as deep as you ask for.',
    Art: ContentArt,
  },
  {
    title: 'Instant Sharing',
    text: 'Share with a simple link, no complex setup. Download the page or embed it in your own site when you want it there.',
    Art: SharingArt,
  },
];

export const Features = () => (
  <Section id="features" label="What you get" heading={LANDING_MESSAGES.featuresHeading}>
    <ul className="mt-12 grid gap-10 md:grid-cols-3 md:gap-0 md:divide-x md:divide-border">
      {FEATURES.map(({ title, text, Art }) => (
        <li key={title} className="md:px-8 md:first:pl-0 md:last:pr-0">
          <Art />
          <h3 className="mt-6 font-display text-2xl font-semibold">{title}</h3>
          <p className="mt-2.5 leading-relaxed text-muted-foreground">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

export function StyleThumbnails() {
  const styles = useTranslations('options.styles');
  return (
    <Section
      id="styles"
      label="Styles"
      heading="The same words, eight ways"
      lead="Choose one for your blog or let us surprise you. Change it any time: the text stays the same."
    >
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-4 md:gap-x-6">
        {STYLES.map((style) => (
          <li key={style}>
            <Miniature style={style} />
            <p className="mt-3 text-sm font-semibold">{styles(`${style}.label`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const PLATFORM_NAMES = new Intl.ListFormat('en').format(
  PLATFORMS.filter((name) => name !== 'custom').map(platformLabel),
);

const REASONS = {
  'Sources you can open':
    'Each number in the text opens the passage behind it, with a link to its page. A chatbot’s answer is hard to check.',
  'A page, not a reply': 'Eight designs in eight color themes. Change them any time: text and link stay the same.',
  'Published where you want': `Share a link, embed the page or download it. With an account, send it to ${PLATFORM_NAMES}.`,
  'Your own domain': `${IS_UNLIMITED ? 'Your' : 'With Premium, your'} blogs stand at your address and without our name.`,
  'Yours to change': 'With an account, edit every sentence, compare versions and restore an earlier one.',
  'Gone when you say so': `Delete a blog any time and its link stops working at once. You can restore it for ${BIN_DAYS} days.`,
};

export const WhyNotAChatbot = () => (
  <Section id="why" label="Why Quillcast" heading="Why not just a chatbot?">
    <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(REASONS).map(([title, text]) => (
        <li key={title} className="border-t border-border pt-4">
          <h3 className="font-display text-xl font-semibold">{title}</h3>
          <p className="mt-2 leading-relaxed text-muted-foreground">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

const PLANS = [
  {
    name: 'Without an account',
    price: '$0',
    unit: `${FREE_ANONYMOUS_GENERATIONS} blog`,
    points: ['Any topic, length and language', 'Sources and images included', 'A link to share'],
  },
  {
    name: 'With an account',
    price: '$0',
    unit: `${FREE_BLOG_LIMIT} ${FREE_BLOG_LIMIT === 1 ? 'blog' : 'blogs'} in total`,
    points: [
      'Your blogs in your profile',
      'Change style and colors any time',
      'Edit, restore and delete your blogs',
      'Publish to other sites',
      'A public page for all of them',
    ],
  },
  { name: 'Premium', ...PREMIUM_PLAN },
];

export const Pricing = () => (
  <Section
    id="pricing"
    label="Pricing"
    heading={`Free to try, ${PREMIUM_PLAN.price} to keep going`}
    lead={
      TAKES_PAYMENTS
        ? 'No card needed until you subscribe. Cancel any time; premium then lasts until the end of the paid month.'
        : NO_SUBSCRIPTIONS
    }
  >
    <ul className="mt-10 grid gap-5 md:grid-cols-3">
      {PLANS.map(({ name, price, unit, points }) => (
        <li
          key={name}
          className={cn(
            'flex flex-col rounded-md border border-card-edge bg-card p-7',
            name === 'Premium' && 'border-foreground shadow-stacked',
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

export const Closing = () => (
  <section aria-labelledby="closing" className="page-width mt-24 md:mt-32">
    <div className="flex flex-col items-start gap-8 isolate rounded-md bg-foreground px-7 py-14 text-background md:flex-row md:items-center md:justify-between md:px-14">
      <Heading id="closing" className="text-[clamp(2rem,4.5vw,3.5rem)] leading-[1.05] tracking-[-0.02em]">
        What have you been{' '}
        <span className="relative isolate inline-block italic">
          meaning to write?
          <InkStroke className="absolute -bottom-[0.12em] left-0 -z-10 h-[0.18em] w-full text-primary" />
        </span>
      </Heading>
      <a href="#topic" className={buttonVariants({ size: 'lg' })}>
        Start with one line
      </a>
    </div>
  </section>
);

const QUESTIONS = {
  'Do I need an account?': IS_UNLIMITED
    ? 'No. With an account you can also edit your blogs, publish them elsewhere and find them all on your profile.'
    : `Not for your first blog. To write more, sign in: an account comes with ${FREE_BLOGS_IN_WORDS} in total, and the one you made before signing in counts as one of them.`,
  'What can the AI get wrong?':
    'Facts, names, numbers and dates, and it sounds sure when it does. Each cited sentence is checked against its passage before you see it, and the number beside it opens that passage. A paragraph without a number has no source. Read the blog before you publish it. Without a connected AI model you get an article from our library or a digest of pages, and the form says so first.',
  'Can I use my own images?': `Yes, up to ${MAX_IMAGES} per blog, ${MAX_IMAGE_MEGABYTES} MB each. Give an image a source link and its caption leads there.`,
  'Who can see my blog?':
    'Anyone with its link, without an account. With an account you can also make a blog a draft that only you can see, or leave it out of lists and search engines. Public blogs appear on your profile; search engines list those that a model or you wrote, but not library articles and digests. You can embed a blog in your own site, or host the HTML file you download.',
  'Can I delete my blog?': `Yes, any time. Its link stops working at once, and you can restore it from the trash for ${BIN_DAYS} days. If you made it without an account, delete it in the same browser. If you delete your account, all its blogs go with it.`,
  ...(!IS_UNLIMITED && {
    'What does Premium change?': `For ${PREMIUM_PLAN.price} ${PREMIUM_PLAN.unit} you write as many blogs as you like, and they are written first when others wait. You can serve them on your own domain and take our name off them. Styles, sources, editing and publishing are the same on every plan.${TAKES_PAYMENTS ? '' : ` ${NO_SUBSCRIPTIONS}`}`,
  }),
};

export const Faq = () => (
  <Section id="faq" label="Questions" heading="Before your first blog" layout="beside">
    <div className="mt-8 border-b border-border lg:mt-0">
      {Object.entries(QUESTIONS).map(([question, answer]) => (
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
