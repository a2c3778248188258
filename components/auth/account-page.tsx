import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { FontPreloads } from '@/components/ui/font-preloads.tsx';

type AccountPageProps = { heading: ReactNode; lead: string; beside?: ReactNode; children: ReactNode };

export function AccountPage({ heading, lead, beside, children }: AccountPageProps) {
  return (
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
}
