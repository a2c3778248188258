import { connectToChanges } from '@/lib/changes/connection.ts';
import { database } from '@/lib/database/db.ts';

const nothing = () => undefined;

/** Names of the changes by work on the test's database, as every process receives them. */
export async function changesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const { connection } = await database();
  const changes = await connectToChanges(connection, {
    onChange: (name) => names.push(name),
    onSilence: nothing,
    onServerDown: nothing,
    onSynced: nothing,
  });
  await work();
  await changes.caughtUp();
  await changes.close();
  return names;
}
