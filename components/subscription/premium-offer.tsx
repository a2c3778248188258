import { Check } from 'lucide-react';

/** What premium costs and brings (spec §1). */
const PREMIUM = {
  price: '$9',
  unit: 'per month',
  points: [
    'Unlimited blog posts',
    'All blog styles and themes',
    'Priority content generation',
    'Premium customer support',
  ],
};

/** The premium plan: price and what it brings. */
export function PremiumOffer({ className }: { className?: string }) {
  return (
    <div className={className}>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-4xl leading-none font-semibold tracking-tight">
          {PREMIUM.price}
        </span>
        <span className="text-sm text-muted-foreground">{PREMIUM.unit}</span>
      </p>
      <ul className="mt-4 flex flex-col gap-2">
        {PREMIUM.points.map((point) => (
          <li key={point} className="flex gap-2.5 text-sm">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-rubric" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
