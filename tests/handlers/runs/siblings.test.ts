import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { claimNextGeneration } from '@/lib/writing/runs/mutations.ts';
import { countClaimableRuns } from '@/lib/writing/runs/queries.ts';

const rowOf = (actor: string, request: object) => ({
  actor,
  request,
  requestHash: '',
  status: 'queued' as const,
  quotaKeys: [],
  leaseExpiresAt: new Date(0),
});

test('processes that claim at once never write two blogs of a batch at a time', async () => {
  const [actor, batchId] = [`visitor:${newId()}`, newId()];
  const { generation } = await db();
  const row = rowOf(actor, { topic: 'Tea', batchId });
  for (let round = 0; round < 5; round += 1) {
    const ids = Array.from({ length: 8 }, newId);
    await generation.createMany({ data: ids.map((id) => ({ ...row, id, idempotencyKey: id })) });
    const claimed = await Promise.all(ids.map(() => claimNextGeneration()));
    expect(claimed.filter((run) => run !== null)).toHaveLength(1);
    await generation.deleteMany({ where: { actor } });
  }
});

test('the queue’s length counts a batch once, and not while it is being written', async () => {
  const actor = `visitor:${newId()}`;
  const { generation } = await db();
  const queue = async (request: object) => {
    const id = newId();
    await generation.create({ data: { ...rowOf(actor, request), id, idempotencyKey: id } });
    return id;
  };
  const [first, second] = [newId(), newId()];
  const run = await queue({ topic: 'Tea', batchId: first });
  await queue({ topic: 'Tea', batchId: first });
  await queue({ topic: 'Tea', batchId: second });
  await queue({ topic: 'Tea' });
  await queue({ topic: 'Tea' });
  expect(await countClaimableRuns()).toBe(4);
  await generation.update({ where: { id: run }, data: { status: 'running' } });
  expect(await countClaimableRuns()).toBe(3);
  await generation.deleteMany({ where: { actor } });
});
