import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';

type Account = { uid: number; gid: number };

/** How PostgreSQL's programs are run. What is left out is as in this process. */
export type ServerUser = {
  /** What stands before the command. */
  prefix: readonly string[];
  /** The account that the prefix or the program is started with. */
  startedBy?: Account;
  /** The account that the server's files belong to. */
  owner?: Account;
};

/** The user without rights that nearly every system has. */
const NOBODY = 65_534;
const NOBODYS_ACCOUNT: Account = { uid: NOBODY, gid: NOBODY };

const AS_WE_ARE: ServerUser = { prefix: [] };

const as = (account: Account): ServerUser => ({ prefix: [], startedBy: account, owner: account });

/** In a user namespace of its own the server is nobody, and its files are ours outside of it. */
const NAMESPACE: ServerUser = { prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] };

/**
 * Nobody, who may pass folders that are closed to others: a capability that containers give root by default. access(2),
 * which initdb asks, looks at the capability only while the securebit keeps it from being dropped for that call.
 */
const NOBODY_PASSING: ServerUser = {
  prefix: [
    ...['setpriv', '--securebits=+no_setuid_fixup', `--reuid=${NOBODY}`, `--regid=${NOBODY}`],
    ...['--clear-groups', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
  ],
  owner: NOBODYS_ACCOUNT,
};

/**
 * Finds how the server can be run, which refuses to be root or a user without a name: as we are; else in a user
 * namespace (works below folders that are closed to others); else as the data directory's owner or as nobody (works in
 * containers); else as nobody who may pass closed folders.
 * @throws Error with a sentence when there is no way
 */
export async function findServerUser(dataDir: string, postgres: string): Promise<ServerUser> {
  for (const way of await waysFor(dataDir)) if (await reaches(way, dataDir, postgres)) return way;
  throw new Error(
    `PostgreSQL does not run as root, and no other user can be used: user namespaces are not allowed here, and ` +
      `another user cannot reach ${postgres} or ${path.dirname(dataDir)}. Start Quillcast as an ordinary user, move ` +
      'both to folders that others may enter, or set DATABASE_URL to a PostgreSQL server.',
  );
}

async function waysFor(dataDir: string): Promise<ServerUser[]> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const hasName = (uid: number) => new RegExp(`^[^:]*:[^:]*:${uid}:`, 'm').test(users);
  if (process.getuid?.() !== 0) return hasOwnName() ? [AS_WE_ARE] : [NAMESPACE, AS_WE_ARE];
  const { uid, gid } = await stat(dataDir);
  const asNobody = [as(NOBODYS_ACCOUNT), NOBODY_PASSING];
  if (uid === 0) return [NAMESPACE, ...asNobody];
  // What belongs to another user cannot be reached from inside a namespace.
  return hasName(uid) ? [as({ uid, gid }), ...asNobody] : asNobody;
}

function hasOwnName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Whether PostgreSQL could be run that way, and would find its folder there. */
async function reaches(user: ServerUser, dataDir: string, postgres: string): Promise<boolean> {
  // The folder itself is given to a user who can get as far as it.
  const test = user.owner ? ['-x', path.dirname(dataDir)] : ['-w', dataDir];
  const [command = '', ...rest] = [...user.prefix, 'test', ...test, '-a', '-x', postgres];
  try {
    const child = spawn(/* turbopackIgnore: true */ command, rest, { ...user.startedBy, cwd: '/', stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    return code === 0;
  } catch {
    return false;
  }
}

/** Gives a folder to the user the server runs as, unless it belongs to that user already. */
export async function giveTo(user: ServerUser, folder: string): Promise<void> {
  const { uid = process.getuid?.(), gid = process.getgid?.() } = user.owner ?? {};
  if (uid === undefined || gid === undefined || (await stat(folder)).uid === uid) return;
  await chown(folder, uid, gid);
}

/**
 * Gives a folder with all in it to the user the server runs as: it may have been run as another until now. All at once:
 * a server that starts again under load would otherwise wait for a busy thread once for each of a thousand files.
 */
export async function giveAllTo(user: ServerUser, folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const own = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  await Promise.all(own.map((entry) => giveTo(user, path.join(entry.parentPath, entry.name))));
  await giveTo(user, folder);
}
