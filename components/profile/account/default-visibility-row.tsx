'use client';

import { useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { accountFailureToast } from '@/components/auth/session/failure-toast.ts';
import { Select } from '@/components/ui/select.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { BLOG_VISIBILITIES, BLOG_VISIBILITY_DETAILS } from '@/lib/constants/options.ts';
import { VISIBILITY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { AccountRow } from './account-row.tsx';

const OPTIONS = BLOG_VISIBILITIES.map((value) => {
  const { label, description } = BLOG_VISIBILITY_DETAILS[value];
  return { value, label: `${label}: ${description.toLowerCase()}` };
});

/** Whom new blogs are shown to; saved as soon as it is chosen. */
export function DefaultVisibilityRow({ user }: { user: SessionUser }) {
  const { refresh } = useAuth();
  const [isBusy, setIsBusy] = useState(false);

  async function save(defaultVisibility: string): Promise<void> {
    setIsBusy(true);
    try {
      const body = { defaultVisibility };
      await requestJson('/api/account/default-visibility', { method: 'PUT', body });
      await refresh();
      toast(VISIBILITY_MESSAGES.defaultSaved);
    } catch (error) {
      toast(accountFailureToast(error, VISIBILITY_MESSAGES.defaultFailed));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <AccountRow
      heading="New blogs"
      text="Who may see a blog when it has just been written. Each can be changed afterwards."
      action={
        <Select
          aria-label="Who may see new blogs"
          aria-busy={isBusy}
          options={OPTIONS}
          value={user.defaultVisibility}
          onChange={(event) => void save(event.target.value)}
          className="w-auto max-w-full"
        />
      }
    />
  );
}
