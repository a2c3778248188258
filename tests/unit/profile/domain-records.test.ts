import { expect, test } from 'vitest';
import { recordState } from '@/components/profile/domain/records-table.tsx';

test.each([
  [{ status: 'pending' }, 'unknown', 'unknown'],
  [{ status: 'checked' }, 'found', 'found'],
  [{ status: 'failed', problem: 'no_ownership' }, 'missing', 'unknown'],
  [{ status: 'failed', problem: 'elsewhere' }, 'found', 'elsewhere'],
  [{ status: 'failed', problem: 'no_answer' }, 'unknown', 'unknown'],
  [{ status: 'failed', problem: 'taken' }, 'found', 'found'],
] as const)('after %j TXT is %s and CNAME %s', (domain, txt, cname) => {
  expect(recordState(domain, 'TXT')).toBe(txt);
  expect(recordState(domain, 'CNAME')).toBe(cname);
});
