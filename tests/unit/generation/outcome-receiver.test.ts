import { expect, test, vi } from 'vitest';
import { emitOutcome, setDefaultOutcomeReceiver, setOutcomeReceiver } from '@/components/generation/run/current-run.ts';

test('an outcome without a receiver goes once to the next one', () => {
  emitOutcome({ kind: 'ready', blogId: 'early' });
  const next = vi.fn();
  setDefaultOutcomeReceiver(next);
  expect(next.mock.calls).toEqual([[{ kind: 'ready', blogId: 'early' }, null]]);
  const after = vi.fn();
  setOutcomeReceiver(after);
  expect(after).not.toHaveBeenCalled();
  emitOutcome({ kind: 'ready', blogId: 'late' });
  expect(after.mock.calls).toEqual([[{ kind: 'ready', blogId: 'late' }, null]]);
  expect(next).toHaveBeenCalledTimes(1);
});
