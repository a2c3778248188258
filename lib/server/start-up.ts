import 'server-only';
import { releaseDeadGenerations, sweep } from '@/lib/access/mutations';
import { saveSeedBlog } from '@/lib/blogs/mutations';
import { closeDatabase, database } from '@/lib/db';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { deliverPendingNotifications } from '@/lib/users/signup-notification';
import { FEATURED_BLOG } from '@/prisma/featured-blog';
import { applyMigrations } from '@/prisma/migrate';
import { onShutdown } from './shutdown';

const DAY_MS = 24 * 60 * 60 * 1000;

async function sweepDaily(): Promise<void> {
  await sweep();
  const daily = setInterval(() => {
    sweep().catch((err) => log().error({ err }, 'sweep failed'));
  }, DAY_MS);
  daily.unref();
  onShutdown(async () => clearInterval(daily));
}

/**
 * Makes the process ready to answer: migrations, seed, and what a killed process left behind.
 * @throws Error with a sentence that says what to do when the database cannot be used
 */
export async function startUp(): Promise<void> {
  const { OUTBOUND_ALLOW_HOSTS } = env();
  if (OUTBOUND_ALLOW_HOSTS.length > 0) {
    log().warn(
      { hosts: OUTBOUND_ALLOW_HOSTS },
      'OUTBOUND_ALLOW_HOSTS lets these hosts past the address check',
    );
  }
  const { adapter, kind } = await database();
  onShutdown(closeDatabase);
  const applied = await applyMigrations(adapter);
  await saveSeedBlog(FEATURED_BLOG);
  // Only one process can have the embedded database, so whatever still runs there has died.
  const released = await releaseDeadGenerations(kind === 'embedded');
  await sweepDaily();
  await deliverPendingNotifications();
  log().info({ database: kind, migrations: applied, quotasGivenBack: released }, 'ready');
}
