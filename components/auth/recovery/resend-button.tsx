'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { requestJson } from '@/lib/http/client.ts';
import { accountFailureToast } from '../session/failure-toast.ts';

const SENT = { title: 'Email sent', description: 'Open the link in it within 24 hours. Look in the spam folder too.' };

/** Mails the signed-in user the link that proves their address once more. */
export function ResendButton({ children }: { children: string }) {
  const [isBusy, setIsBusy] = useState(false);

  async function resend(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await requestJson('/api/account/verify-email/resend', { method: 'POST', body: {} });
      toast(SENT);
    } catch (error) {
      toast(accountFailureToast(error, 'The email was not sent'));
    }
    setIsBusy(false);
  }
  return (
    <Button variant="outline" aria-disabled={isBusy} onClick={resend}>
      {isBusy ? 'Sending...' : children}
    </Button>
  );
}
