'use client';

import { useRef, useState } from 'react';
import { longDate } from '@/components/ui/format.ts';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { SUBSCRIPTION_FAILURES, SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { SubscriptionAnswer, SubscriptionState, SyncAnswer } from '@/lib/subscription/schema.ts';
import { type FailureTexts, goToStripe, subscriptionFailureToast, usePageReturn } from '../checkout/checkout.ts';
import { hasEnded, planState, statusLabel } from './plan-state.ts';

/** An action on the subscription. */
export type SubscriptionAction = 'cancel' | 'resume' | 'sync' | 'portal';

type State = SubscriptionState | null;

const SUCCESS: Record<'cancel' | 'resume' | 'sync', (state: State) => ToastInput> = {
  cancel: (state) =>
    state && !hasEnded(state)
      ? SUBSCRIPTION_MESSAGES.canceled(longDate(state.currentPeriodEnd))
      : SUBSCRIPTION_MESSAGES.canceledAtOnce,
  resume: (state) =>
    state && planState(state) === 'active'
      ? SUBSCRIPTION_MESSAGES.resumed(longDate(state.currentPeriodEnd))
      : SUBSCRIPTION_MESSAGES.resumedUnpaid,
  sync: (state) => (state ? SUBSCRIPTION_MESSAGES.synced(statusLabel(state.status)) : SUBSCRIPTION_MESSAGES.syncedNone),
};

const FAILURE: Record<SubscriptionAction, FailureTexts> = SUBSCRIPTION_FAILURES;

/**
 * The actions on a subscription, one at a time.
 * @param onChanged called with the new state
 */
export function useSubscriptionActions(uid: string, onChanged: (state: State) => void) {
  const [busy, setBusy] = useState<SubscriptionAction | null>(null);
  const isRunning = useRef(false);

  function settle(): void {
    isRunning.current = false;
    setBusy(null);
  }
  usePageReturn(settle);

  function begin(action: SubscriptionAction): boolean {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(action);
    return true;
  }

  /** Shows a toast; resolves with whether it succeeded. */
  async function run(action: keyof typeof SUCCESS, more: object = {}): Promise<boolean> {
    if (!begin(action)) return false;
    try {
      const { subscription } = await requestJson<SubscriptionAnswer | SyncAnswer>(`/api/subscription/${action}`, {
        method: 'POST',
        body: { userId: uid, ...more },
      });
      const state = subscription?.status === 'none' ? null : subscription;
      onChanged(state);
      toast(SUCCESS[action](state));
      return true;
    } catch (error) {
      toast(subscriptionFailureToast(error, FAILURE[action]));
      return false;
    } finally {
      settle();
    }
  }

  async function openPortal(): Promise<void> {
    if (!begin('portal')) return;
    const body = { userId: uid };
    const path = '/api/subscription/portal';
    if (!(await goToStripe({ path, body, failure: FAILURE.portal }))) settle();
  }
  return { busy, run, openPortal };
}

/** State of the subscription actions. */
export type SubscriptionActions = ReturnType<typeof useSubscriptionActions>;
