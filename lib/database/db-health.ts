import 'server-only';
import { requireSpace } from '../data-directory.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { database } from './db.ts';

/** Timeout of a healthy database, in ms. */
const ANSWER_MS = 2000;

async function requireWritable(): Promise<void> {
  const { prisma, kind } = await database();
  const probe = { key: 'readiness', points: 0, expire: new Date() };
  await prisma.rateLimit.upsert({ where: { key: probe.key }, create: probe, update: probe });
  if (kind === 'embedded') await requireSpace(env().DATA_DIR);
}

/** Whether the database is readable and writable, within two seconds. */
export async function databaseIsWritable(): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS);
  try {
    await Promise.race([requireWritable(), late]);
    return true;
  } catch (err) {
    log().error({ err }, 'the database is not writable');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
