import { Check } from 'lucide-react';
import { cn } from '@/components/ui/cn.ts';
import { FREE_ANONYMOUS_GENERATIONS, FREE_BLOGS } from '@/lib/constants/limits.ts';
import { PREMIUM_PLAN } from '@/lib/constants/subscription-messages.ts';
import { Section } from './section.tsx';

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
    unit: `${FREE_BLOGS} blogs in total`,
    points: ['Your blogs kept in your profile', 'Change style and colors any time', 'A public page for all of them'],
  },
  { name: 'Premium', ...PREMIUM_PLAN },
];

/** What is free and what is not (spec §1). */
export function Pricing() {
  return (
    <Section
      id="pricing"
      label="Pricing"
      heading={`Free to try, ${PREMIUM_PLAN.price} to keep going`}
      lead="No card is asked for until you subscribe. Cancel any time; premium then lasts to the end of the month you paid for."
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
            <ul className="mt-6 flex flex-col gap-2.5 border-t border-border pt-6">
              {points.map((point) => (
                <li key={point} className="flex gap-2.5 text-sm">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-rubric" />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
