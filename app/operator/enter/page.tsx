import type { Metadata } from 'next';
import { EnterOperator } from '@/components/operator/enter-operator.tsx';

export const metadata: Metadata = { title: 'Operator', robots: { index: false }, referrer: 'no-referrer' };

/** Target of the operator link that a start prints. Its code is in the fragment, which browsers never send. */
export default function EnterOperatorPage() {
  return <EnterOperator />;
}
