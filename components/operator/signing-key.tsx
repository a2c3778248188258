import { useState } from 'react';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import type { OperatorState } from '@/lib/operator/schema.ts';

const { signingKey: texts } = OPERATOR_MESSAGES;

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type OperatorRowProps = { id: string; title: string; text: string; action: string; onAction: () => unknown };

export function OperatorRow({ id, title, text, action, onAction }: OperatorRowProps) {
  return (
    <section aria-labelledby={id} className="mt-14 border-t border-border pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="max-w-[36rem]">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          <p className="mt-1 text-sm text-muted-foreground">{text}</p>
        </div>
        <ActionButton variant="outline" onClick={onAction}>
          {action}
        </ActionButton>
      </div>
    </section>
  );
}

type SigningKeyProps = { state: OperatorState['signingKey']; rotate: () => Promise<boolean> };

export function SigningKey({ state: { since, retired }, rotate }: SigningKeyProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const age = since ? texts.since(DATE.format(new Date(since)), retired) : texts.none;
  return (
    <>
      <OperatorRow
        id="signing-key"
        title={texts.title}
        text={`${texts.about} ${age}`}
        action={texts.action.label}
        onAction={() => setIsAsking(true)}
      />
      {isAsking ? (
        <ConfirmDialog {...texts.confirmation} isDestructive={false} onConfirm={rotate} onClose={close} />
      ) : null}
    </>
  );
}
