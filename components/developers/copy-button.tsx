'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { useClipboard } from '@/components/ui/use-clipboard.ts';

/** Copies the code that its figure shows. */
export function CopyButton(props: { 'aria-label': string }) {
  const common = useTranslations('common');
  const { isCopied, copy } = useClipboard();
  const copyShown = ({ parentElement }: Element) => {
    const text = parentElement?.querySelector(':checked + label + pre')?.textContent ?? '';
    return copy(text, common.titled('codeNotCopied'), common.titled('codeCopied'));
  };
  const look = { Icon: isCopied ? Check : Copy, variant: 'ghost', size: 'icon', className: 'me-1.5 ms-auto' } as const;
  return <Button {...look} {...props} onClick={({ currentTarget }) => copyShown(currentTarget)} />;
}
