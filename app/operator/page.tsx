import { notFound } from 'next/navigation';
import { Messages } from '@/components/messages/messages.tsx';
import { OperatorScreen } from '@/components/operator/operator-screen.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { isOperator } from '@/lib/auth/operator.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('operator.title');

export default async function OperatorPage() {
  if (!(await isOperator(await pageActor()))) notFound();
  return (
    <Messages parts={['operator']}>
      <OperatorScreen />
    </Messages>
  );
}
