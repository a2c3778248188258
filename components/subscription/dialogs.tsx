import type { ComponentProps } from 'react';
import { useTranslations } from '#translations';
import { AccountForm, FormField } from '@/components/auth/fields/account-form.tsx';
import { ConfirmDialog, DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { longDate } from '@/components/ui/format.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import { type SubscriptionState, type SyncIds, syncIdsSchema } from '@/lib/subscription/schema.ts';
import { CheckoutButton } from './checkout/checkout.tsx';
import { PremiumOffer } from './checkout/premium-offer.tsx';
import { planState } from './plan/plans.tsx';

function describe(
  t: Translator<'subscription'>,
  question: 'cancel' | 'resume',
  subscription: SubscriptionState,
): string {
  const date = longDate(subscription.currentPeriodEnd, t.language);
  const isPaid = planState(subscription) === 'active' || subscription.status === 'past_due';
  return question === 'cancel' && !isPaid ? t('cancel.textAtOnce') : t(`${question}.text`, { date });
}

type QuestionDialogProps = Pick<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'onClose'> & {
  question: 'cancel' | 'resume';
  subscription: SubscriptionState;
};

export function QuestionDialog({ question, subscription, ...props }: QuestionDialogProps) {
  const t = useTranslations('subscription');
  return (
    <ConfirmDialog
      title={t(`${question}.title`)}
      text={describe(t, question, subscription)}
      action={{ close: t(`${question}.close`), label: t(`${question}.label`), busy: t(`${question}.busy`) }}
      isDestructive={false}
      {...props}
    />
  );
}

const ID_FIELD = { autoComplete: 'off', spellCheck: false, required: true } as const;

/** `onSync` resolves with whether it succeeded. */
type SyncDialogProps = { onClose: () => void; onSync: (ids: SyncIds) => Promise<boolean> };

export function SyncDialog({ onSync, onClose }: SyncDialogProps) {
  const t = useTranslations('subscription');

  async function send(ids: SyncIds): Promise<undefined> {
    if (await onSync(ids)) onClose();
  }
  return (
    <OpenDialog title={t('actions.sync')} description={t('sync.about')} onClose={onClose}>
      <AccountForm
        label={t('actions.sync')}
        schema={syncIdsSchema}
        send={send}
        failure={t('failed.sync.title')}
        onInvalid={() => toast({ ...t.titled('sync.missing'), variant: 'destructive' })}
        submit={[t('actions.sync'), t('actions.syncing')]}
        actions={(button) => <DialogActions close={t.common('close')}>{button}</DialogActions>}
        className="mt-6"
      >
        <FormField {...ID_FIELD} name="stripeSubscriptionId" label={t('sync.subscriptionId')} placeholder="sub_…" />
        <FormField {...ID_FIELD} name="stripeCustomerId" label={t('sync.customerId')} placeholder="cus_…" />
      </AccountForm>
    </OpenDialog>
  );
}

type SubscriptionDialogProps = { onClose: () => void; reason?: string };

export default function SubscriptionDialog({ onClose, reason }: SubscriptionDialogProps) {
  const t = useTranslations('subscription');
  const used = t(TAKES_PAYMENTS ? 'offer.freeBlogsUsed' : 'offer.freeBlogsUsedUnsold');
  return (
    <OpenDialog title={t('offer.title')} description={reason ?? used} onClose={onClose}>
      <div className="rule-oxford mt-6" />
      <div className="border-b border-border py-7">
        <h3 className="label-caps mb-5 text-rubric">{t('premium')}</h3>
        <PremiumOffer isWide />
      </div>
      <DialogActions close={t('offer.later')}>
        <CheckoutButton>{t('actions.subscribe')}</CheckoutButton>
      </DialogActions>
    </OpenDialog>
  );
}
