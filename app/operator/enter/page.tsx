import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages.tsx';
import { EnterOperator } from '@/components/operator/enter-operator.tsx';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'operatorEntry')('title'),
  robots: { index: false },
  referrer: 'no-referrer',
});

/** Target of the operator link that a start prints. Its code is in the fragment, which browsers never send. */
export default function EnterOperatorPage() {
  return (
    <Messages parts={['operatorEntry']}>
      <EnterOperator />
    </Messages>
  );
}
