import { Check } from 'lucide-react';
import { useTranslations } from '#translations';
import { cn } from '@/components/ui/cn.ts';
import { PREMIUM_CENTS } from '@/lib/constants/limits.ts';
import { numberFormat, type Translator } from '@/lib/messages/translator.ts';

/** A price as a language writes it; amounts of whole dollars have no cents. */
export const dollars = (language: string, cents: number): string =>
  numberFormat(language, { style: 'currency', currency: 'USD', minimumFractionDigits: 0 }).format(cents / 100);

/** Price of premium a month. */
export const premiumPrice = (language: string): string => dollars(language, PREMIUM_CENTS);

const POINTS = ['unlimited', 'styles', 'priority', 'support', 'domain', 'unbranded'] as const;

/** Price and benefits of premium: those of the specification (§1), then our own. */
export const premiumPlan = (t: Translator<'premium'>) => ({
  price: premiumPrice(t.language),
  unit: t('perMonth'),
  points: POINTS.map((point) => t(`points.${point}`)),
});

export const Points = ({ points, className }: { points: readonly string[]; className?: string }) => (
  <ul className={cn('flex flex-col gap-2.5', className)}>
    {points.map((point) => (
      <li key={point} className="flex gap-2.5 text-sm">
        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-rubric" />
        {point}
      </li>
    ))}
  </ul>
);

export function PremiumOffer({ isWide = false }: { isWide?: boolean }) {
  const { price, unit, points } = premiumPlan(useTranslations('premium'));
  return (
    <div className={cn('grid gap-5', isWide && 'sm:grid-cols-[auto_1fr] sm:items-center sm:gap-8')}>
      <p className={cn('flex items-baseline gap-2.5', isWide && 'sm:flex-col sm:gap-1.5')}>
        <span className="font-display text-6xl leading-none font-semibold tracking-tight">{price}</span>
        <span className="text-sm text-muted-foreground">{unit}</span>
      </p>
      <Points points={points} className={cn(isWide && 'sm:border-s sm:border-border sm:ps-8')} />
    </div>
  );
}
