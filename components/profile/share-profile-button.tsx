'use client';

import { Check, Link2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useClipboard } from '@/components/ui/use-clipboard';
import { toast } from '@/components/ui/use-toast';
import { COPY_MESSAGES } from '@/lib/constants/profile-messages';
import { userPath } from '@/lib/routes';

/** Copies the address of the public profile (spec §2, /profile). */
export function ShareProfileButton({ slug }: { slug: string }) {
  const { isCopied, copy } = useClipboard();
  const Icon = isCopied ? Check : Link2;

  async function share(): Promise<void> {
    try {
      await copy(`${window.location.origin}${userPath(slug)}`);
      toast(COPY_MESSAGES.linkCopied);
    } catch (error) {
      console.error(error);
      toast({ ...COPY_MESSAGES.linkFailed, variant: 'destructive' });
    }
  }
  return (
    <Button variant="outline" onClick={share} className="min-w-36">
      <Icon aria-hidden />
      {isCopied ? 'Copied' : 'Share Profile'}
    </Button>
  );
}
