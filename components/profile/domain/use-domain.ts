'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { accountFailureToast } from '@/components/auth/session/failure-toast.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { DOMAIN_MESSAGES } from '@/lib/constants/domain-messages.ts';
import type { DomainAnswer } from '@/lib/domains/schema.ts';
import { apiErrorDetails, type RequestOptions, requestJson } from '@/lib/http/client.ts';

const PATH = '/api/account/domain';

/** What is under way. */
export type DomainAction = 'choose' | 'check' | 'remove';

/** The own domain, and what can be done with it. */
export function useDomain() {
  const { data, error, mutate } = useSWR<DomainAnswer, Error>(PATH, { revalidateOnMount: true });
  const [underWay, setUnderWay] = useState<DomainAction | null>(null);
  const [isOffered, setIsOffered] = useState(false);

  async function send(action: DomainAction, path: string, options: RequestOptions) {
    setUnderWay(action);
    try {
      const answer = await requestJson<DomainAnswer>(path, options);
      await mutate(answer, { revalidate: false });
      return answer.domain;
    } finally {
      setUnderWay(null);
    }
  }

  function fail(failure: unknown, title: string): void {
    if (apiErrorDetails(failure).requiresSubscription) setIsOffered(true);
    else toast(accountFailureToast(failure, title));
  }

  /** @returns what is wrong with the name, or undefined */
  async function choose(host: string): Promise<string | undefined> {
    try {
      const domain = await send('choose', PATH, { method: 'PUT', body: { host } });
      if (domain) toast(DOMAIN_MESSAGES.saved(domain.host));
    } catch (failure) {
      const { code, message } = apiErrorDetails(failure);
      if (code === 'invalid-input' || code === 'conflict') return message;
      fail(failure, DOMAIN_MESSAGES.failed);
    }
    return undefined;
  }

  async function check(host: string): Promise<void> {
    try {
      const domain = await send('check', `${PATH}/check`, { method: 'POST', body: { host } });
      const isFound = domain?.status === 'checked';
      toast(isFound ? DOMAIN_MESSAGES.checked(domain.host) : DOMAIN_MESSAGES.notChecked);
    } catch (failure) {
      fail(failure, DOMAIN_MESSAGES.checkFailed);
    }
  }

  async function remove(host: string): Promise<void> {
    try {
      await send('remove', PATH, { method: 'DELETE', body: { host } });
      toast(DOMAIN_MESSAGES.removed(host));
    } catch (failure) {
      fail(failure, DOMAIN_MESSAGES.removeFailed);
    }
  }
  return {
    domain: data?.domain,
    hasFailed: error !== undefined,
    retry: () => void mutate(),
    underWay,
    isOffered,
    setIsOffered,
    choose,
    check,
    remove,
  };
}
