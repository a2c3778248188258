import { Check, CircleDashed, CircleHelp, Send, X } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/components/ui/cn.ts';
import { statusLabel } from './link-facts.ts';

const LOOKS: Readonly<Record<string, { Icon: typeof Check; className: string }>> = {
  Pending: { Icon: CircleDashed, className: '[&_svg]:motion-safe:animate-spin' },
  Submitted: { Icon: Send, className: '' },
  Success: { Icon: Check, className: 'border-foreground bg-foreground text-background' },
  Failed: { Icon: X, className: 'border-destructive bg-destructive text-destructive-foreground' },
};

/** Where a submission stands, in a word and a sign (spec §3). */
export function StatusBadge({ status }: { status: string }) {
  const label = statusLabel(status);
  const { Icon, className } = LOOKS[label] ?? { Icon: CircleHelp, className: '' };
  return (
    <Badge className={cn('gap-1.5 py-1 [&_svg]:size-3.5 [&_svg]:[animation-duration:3s]', className)}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}
