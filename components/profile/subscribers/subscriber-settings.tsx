'use client';

import { useRouter } from 'next/navigation';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { InputField } from '@/components/ui/input.tsx';
import { SUBSCRIBER_MESSAGES } from '@/lib/constants/newsletter-messages.ts';
import type { Subscribers } from '@/lib/newsletter/schema.ts';
import { SettingRow, useSetting } from '../settings/setting.tsx';

const PATH = '/api/account/subscribers';

function DeleteForm() {
  const router = useRouter();
  const { isBusy, save } = useSetting();
  const { removed, removeFailed } = SUBSCRIBER_MESSAGES;
  const remove = (form: FormData) =>
    save(PATH, { method: 'DELETE', body: { email: form.get('email') } }, removeFailed, () => {
      router.refresh();
      return removed;
    });
  return (
    <form action={remove} aria-label="Delete a subscriber" className="mt-4 flex flex-wrap items-end gap-3">
      <InputField label="Email" name="email" type="email" autoComplete="off" required className="min-w-48 flex-1" />
      <ActionButton type="submit" variant="outline" isBusy={isBusy} busyText="Deleting...">
        Delete subscriber
      </ActionButton>
    </form>
  );
}

const DOWNLOAD = (
  <a href={`${PATH}?format=csv`} download className={buttonVariants({ variant: 'outline' })}>
    Download CSV
  </a>
);

export function SubscriberSettings({ confirmed, waiting, page, issues }: Subscribers) {
  const hasAny = confirmed + waiting > 0;
  const { about, sent: toPresent, deleting } = SUBSCRIBER_MESSAGES;
  return (
    <>
      <SettingRow heading="Readers by email" text={about} action={hasAny && DOWNLOAD}>
        <p className="mt-4">{`${confirmed} confirmed, ${waiting} waiting`}</p>
        {page && !hasAny && <InputField label="Where readers subscribe" readOnly value={page} className="mt-4" />}
        {issues.length > 0 ? <p className="mt-4 text-sm font-semibold">{toPresent}</p> : null}
        <ul aria-label="Emails sent" className="mt-4 divide-y divide-border text-sm">
          {issues.map(({ blogId, title, sent, of }) => (
            <li key={blogId} className="flex justify-between gap-x-6 py-2.5">
              <span className="min-w-0 break-words">{title}</span>
              <span className="shrink-0">{`${sent} of ${of} sent`}</span>
            </li>
          ))}
        </ul>
      </SettingRow>
      {hasAny ? (
        <SettingRow heading="Delete a subscriber" text={deleting}>
          <DeleteForm />
        </SettingRow>
      ) : null}
    </>
  );
}
