import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn.ts';

/**
 * A form about an account. With its method one that is sent before the script is there does not put the password into the
 * address.
 */
export function AccountForm({ label, className, ...props }: ComponentProps<'form'> & { label: string }) {
  return (
    <form method="post" noValidate aria-label={label} className={cn('flex flex-col gap-5', className)} {...props} />
  );
}
