import { Check } from 'lucide-react';
import { cn } from '@/components/ui/cn.ts';
import { PREMIUM_PLAN } from '@/lib/constants/subscription-messages.ts';

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

export const PremiumOffer = ({ isWide = false }: { isWide?: boolean }) => (
  <div className={cn('grid gap-5', isWide && 'sm:grid-cols-[auto_1fr] sm:items-center sm:gap-8')}>
    <p className={cn('flex items-baseline gap-2.5', isWide && 'sm:flex-col sm:gap-1.5')}>
      <span className="font-display text-6xl leading-none font-semibold tracking-tight">{PREMIUM_PLAN.price}</span>
      <span className="text-sm text-muted-foreground">{PREMIUM_PLAN.unit}</span>
    </p>
    <Points points={PREMIUM_PLAN.points} className={cn(isWide && 'sm:border-l sm:border-border sm:pl-8')} />
  </div>
);
