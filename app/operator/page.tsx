import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Messages } from '@/components/messages/messages.tsx';
import { OperatorScreen } from '@/components/operator/operator-screen.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { isOperator } from '@/lib/auth/operator.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'operator')('title'),
  robots: { index: false },
});

export default async function OperatorPage() {
  if (!(await isOperator(await pageActor()))) notFound();
  return (
    <Messages parts={['operator']}>
      <OperatorScreen />
    </Messages>
  );
}
