'use client';

import { Globe, Monitor } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { CheckboxGroup } from '@/components/ui/choice.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { leaveFor, useSubmit } from '@/components/ui/use-busy.ts';
import { type Scope, scopeChoices } from '@/lib/constants/scopes.ts';
import { requestJson } from '@/lib/http/client.ts';

/** `host`: where the answer goes; undefined for a program on the user's computer. */
type ConsentFormProps = { query: string; name: string; host: string | undefined; email: string; scopes: Scope[] };

/** Asks a user to let a program use their account. */
export function ConsentForm({ query, name, host, email, scopes }: ConsentFormProps) {
  const t = useTranslations('programs');
  const [allowed, setAllowed] = useState<unknown[]>(scopes);
  const [isAnswered, setIsAnswered] = useState(false);
  const { isBusy, fault, submit } = useSubmit(t('consent.failed'));
  const answer = (body: { query: string; allowed: unknown[] }) =>
    submit(async () => {
      const { address } = await requestJson<{ address: string }>('/api/oauth/authorize', { method: 'POST', body });
      await leaveFor(address);
      setIsAnswered(true);
    });
  const Mark = host ? Globe : Monitor;
  return (
    <form
      onChange={({ currentTarget }) => setAllowed(new FormData(currentTarget).getAll('allowed'))}
      className="grid gap-5"
    >
      <div className="flex gap-4">
        <Mark aria-hidden className="mt-0.5 size-6 shrink-0 text-rubric" />
        <div className="min-w-0 wrap-anywhere">
          <p className="text-lg leading-snug font-semibold">{host ?? t('consent.onComputer')}</p>
          <p className="mt-1 text-sm text-muted-foreground">
            {t(host ? 'consent.cameFrom' : 'consent.started', { name })}
          </p>
        </div>
      </div>
      <p className="border-t border-border pt-4 text-sm wrap-anywhere text-muted-foreground">
        {t('consent.account')} <span className="block font-semibold text-foreground">{email}</span>
      </p>
      <CheckboxGroup legend={t('choice')} name="allowed" choices={scopeChoices(scopes, t)} defaultChecked />
      <div className="grid grid-cols-[1fr_auto] gap-3">
        <ActionButton size="lg" {...{ isBusy }} isBlocked={!allowed[0]} onClick={() => answer({ query, allowed })}>
          {t('consent.allow')}
        </ActionButton>
        <ActionButton size="lg" variant="outline" isBlocked={isBusy} onClick={() => answer({ query, allowed: [] })}>
          {t.common('cancel')}
        </ActionButton>
      </div>
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {isAnswered ? t('consent.sent') : null}
      </p>
      <Fault>{fault}</Fault>
    </form>
  );
}
