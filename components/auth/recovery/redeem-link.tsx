import { type ReactNode, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { useBusy } from '@/components/ui/use-busy.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { accountFailure } from '../session/auth-error.ts';

type RedeemLinkProps = {
  text: string;
  action: readonly [idle: string, busy: string];
  redeem: () => Promise<void>;
  isDead: (error: unknown) => boolean;
  /** Title of the toast when it fails otherwise. */
  failed: string;
  dead: ReactNode;
};

/** Redeems a link after a click, because mail scanners and link previews open links. */
export function RedeemLink({ text, action: [idle, busy], redeem, isDead, failed, dead }: RedeemLinkProps) {
  const [isOver, setIsOver] = useState(false);
  const { isBusy, run } = useBusy();
  const click = () => run(redeem, (error) => (isDead(error) ? setIsOver(true) : toast(accountFailure(error, failed))));
  if (isOver) return dead;
  return (
    <>
      <p>{text}</p>
      <ActionButton size="lg" isBusy={isBusy} busyText={busy} onClick={click} className="mt-6 w-full">
        {idle}
      </ActionButton>
    </>
  );
}
