import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OperatorScreen } from '@/components/operator/operator-screen.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { isOperator } from '@/lib/auth/operator.ts';

export const metadata: Metadata = { title: 'Operator', robots: { index: false } };

export default async function OperatorPage() {
  if (!(await isOperator(await pageActor()))) notFound();
  return <OperatorScreen />;
}
