import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import type { OperatorState } from '@/lib/operator/schema.ts';

const { signingKey: texts } = OPERATOR_MESSAGES;

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type SigningKeyProps = { state: OperatorState['signingKey']; rotate: () => Promise<boolean> };

export function SigningKey({ state: { since, retired }, rotate }: SigningKeyProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="signing-key" className="mt-14 border-t border-border pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="max-w-[36rem]">
          <h2 id="signing-key" className="font-semibold">
            {texts.title}
          </h2>
          <p className="mt-1 text-sm text-muted-foreground">
            {texts.about} {since ? texts.since(DATE.format(new Date(since)), retired) : texts.none}
          </p>
        </div>
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {texts.action.label}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          {...texts.confirmation}
          isDestructive={false}
          onConfirm={rotate}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </section>
  );
}
