import type { Metadata } from 'next';
import { EnterOperator } from '@/components/operator/enter-operator.tsx';

export const metadata: Metadata = { title: 'Operator', robots: { index: false }, referrer: 'no-referrer' };

/** Where the link that a start prints leads. Its code stands behind the #, which browsers send to nobody. */
export default function EnterOperatorPage() {
  return <EnterOperator />;
}
