import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn.ts';

type SectionProps = {
  id: string;
  label: string;
  heading: string;
  lead?: string;
  /** Content below the heading, or beside it on wide screens. */
  layout?: 'under' | 'beside';
  children: ReactNode;
};

/** A section of the landing page: rule, label, heading, content. */
export function Section({ id, label, heading, lead, layout = 'under', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="page-width mt-20 md:mt-28">
      <div className="rule-oxford" />
      <div className={cn(layout === 'beside' && 'gap-12 lg:grid lg:grid-cols-[1fr_1.75fr]')}>
        <div>
          <p className="label-caps mt-4 text-rubric">{label}</p>
          <h2
            id={id}
            className="mt-3 max-w-[18em] font-display text-[clamp(2rem,4vw,3.25rem)] leading-[1.05] font-semibold tracking-[-0.02em]"
          >
            {heading}
          </h2>
          {lead ? <p className="mt-4 max-w-[38rem] text-lg text-muted-foreground">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
