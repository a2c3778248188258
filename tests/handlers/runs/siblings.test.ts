import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { claimNextGeneration } from '@/lib/writing/runs/mutations.ts';

test('processes that claim at once never write two blogs of a batch at a time', async () => {
  const [actor, batchId] = [`visitor:${newId()}`, newId()];
  const { generation } = await db();
  const request = { topic: 'Tea', batchId };
  const row = {
    actor,
    request,
    requestHash: '',
    status: 'queued' as const,
    quotaKeys: [],
    leaseExpiresAt: new Date(0),
  };
  for (let round = 0; round < 5; round += 1) {
    const ids = Array.from({ length: 8 }, newId);
    await generation.createMany({ data: ids.map((id) => ({ ...row, id, idempotencyKey: id })) });
    const claimed = await Promise.all(ids.map(() => claimNextGeneration()));
    expect(claimed.filter((run) => run !== null)).toHaveLength(1);
    await generation.deleteMany({ where: { actor } });
  }
});
