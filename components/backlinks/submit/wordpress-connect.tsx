'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { SITE_ADDRESS } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { completeAddress } from '../form/check-credentials.ts';
import type { PlatformFormState } from '../form/use-platform-form.ts';
import { connectPath, saveSite } from './connect-return.ts';

type WordPressConnectProps = { blogId: string; form: PlatformFormState };

/** Sends the owner to their WordPress site, which grants an application password. */
export function WordPressConnect({ blogId, form }: WordPressConnectProps) {
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    // The Back button restores the page as it was left.
    const stay = () => setIsLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  function connect(): void {
    const site = completeAddress(form.draft.values.url ?? '');
    if (!isHttpUrl(site)) {
      form.showErrors({ url: SITE_ADDRESS });
      return;
    }
    setIsLeaving(true);
    saveSite(site);
    window.location.assign(connectPath(site, blogId));
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="outline"
          aria-busy={isLeaving}
          onClick={connect}
          className="min-w-48 max-sm:w-full pointer-coarse:h-11"
        >
          {isLeaving ? 'Opening your site...' : 'Connect with one click'}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted-foreground">
          Your site asks for your approval and makes an application password for us.
        </p>
      </div>
      <p className="label-caps mt-5 flex items-center gap-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or enter one yourself
      </p>
    </div>
  );
}
