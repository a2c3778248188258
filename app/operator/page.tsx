import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OperatorScreen } from '@/components/operator/operator-screen.tsx';
import { isOperator } from '@/lib/auth/operator.ts';
import { pageActor } from '@/lib/auth/page-actor.ts';

export const metadata: Metadata = { title: 'Operator', robots: { index: false } };

/** What writes here, for the operator alone; to anybody else there is no such page (docs/decisions/0104). */
export default async function OperatorPage() {
  if (!(await isOperator(await pageActor()))) notFound();
  return <OperatorScreen />;
}
