import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedTexts } from '@/components/storage/stored-list.ts';
import { MIN_BATCH_SIZE } from '@/lib/constants/limits.ts';
import { IS_UNLIMITED, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { BatchPlan } from '@/lib/writing/runs/schema.ts';

/** The size of a batch that fits the free blogs left (null: no limit), or null if they are too few. */
export function allowedSize(wanted: number, left: number | null): number | null {
  const size = Math.min(wanted, left ?? wanted);
  return size < MIN_BATCH_SIZE ? null : size;
}

/** What the free blogs mean for a batch. `left`: how many there are */
export function freeBlogs(t: Translator<'batch.freeBlogs'>, left: number, wanted: number): string {
  if (left === 0) return t(TAKES_PAYMENTS ? 'none' : 'noneForSale');
  if (left < MIN_BATCH_SIZE) return t(TAKES_PAYMENTS ? 'oneOrSubscribe' : 'one');
  return left < wanted ? t(TAKES_PAYMENTS ? 'fewerOrSubscribe' : 'fewer', { left, wanted }) : t('enough', { left });
}

/** Why a plan has fewer blogs than wanted. */
export function shortage(
  t: Translator<'batch.plan.shortage'>,
  { size, reason, writer }: BatchPlan,
  wanted: number,
): string {
  const lacking = writer === 'library' ? 'library' : 'sources';
  if (reason) return reason;
  return size < MIN_BATCH_SIZE
    ? t(`${lacking}One`)
    : t(IS_UNLIMITED ? lacking : `${lacking}Uncounted`, { size, wanted });
}

export const resultsPath = (blogs: readonly { id: string }[], overview = { id: '' }): string =>
  `/batch-results?ids=${blogs.map(({ id }) => id).join(',')}${overview.id && `&overview=${overview.id}`}`;

const STORAGE_KEY = 'batch-ids';

export function storeIds(ids: readonly string[]): void {
  writeStored(STORAGE_KEY, ids);
}

export const readIds = (): string[] => readStored(STORAGE_KEY, storedTexts) ?? [];
