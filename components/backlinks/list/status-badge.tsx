import { Check, CircleDashed, CircleHelp, Send, X } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/components/ui/cn.ts';
import type { BacklinkStatus } from '@/lib/constants/platforms.ts';

type Look = { label: string; Icon: typeof Check; className?: string };

const LOOKS: Readonly<Record<BacklinkStatus, Look>> = {
  pending: { label: 'Pending', Icon: CircleDashed, className: '[&_svg]:motion-safe:animate-spin' },
  submitted: { label: 'Submitted', Icon: Send },
  success: { label: 'Success', Icon: Check, className: 'border-foreground bg-foreground text-background' },
  failed: { label: 'Failed', Icon: X, className: 'border-destructive bg-destructive text-destructive-foreground' },
};

/** A status on screen; 'Unknown' for any that the specification does not name (spec §3). */
export function statusLook(status: string): Look {
  const known = new Map<string, Look>(Object.entries(LOOKS)).get(status);
  return known ?? { label: 'Unknown', Icon: CircleHelp };
}

/** A submission's status. */
export function StatusBadge({ status }: { status: string }) {
  const { label, Icon, className } = statusLook(status);
  return (
    <Badge className={cn('gap-1.5 py-1 [&_svg]:size-3.5 [&_svg]:[animation-duration:3s]', className)}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}
