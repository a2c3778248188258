import { Messages } from '@/components/messages/messages.tsx';
import { EnterOperator } from '@/components/operator/enter-operator.tsx';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('operatorEntry.title', { referrer: 'no-referrer' });

/** Target of the operator link that a start prints. Its code is in the fragment, which browsers never send. */
export default function EnterOperatorPage() {
  return (
    <Messages parts={['operatorEntry']}>
      <EnterOperator />
    </Messages>
  );
}
