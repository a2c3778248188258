import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';

type Account = { uid: number; gid: number };

/** A way to run PostgreSQL's programs. Omitted fields: the same as this process. */
export type ServerUser = {
  /** Put before the command. */
  prefix: readonly string[];
  /** Account to spawn the prefix or the program with. */
  startedBy?: Account;
  owner?: Account;
};

/** User without privileges that nearly every system has. */
const NOBODY = 65_534;
const NOBODYS_ACCOUNT: Account = { uid: NOBODY, gid: NOBODY };

const AS_OURSELVES: ServerUser = { prefix: [] };

const as = (account: Account): ServerUser => ({ prefix: [], startedBy: account, owner: account });

/** In its own user namespace the server is nobody; outside, its files are ours. */
const NAMESPACE: ServerUser = { prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] };

/**
 * Nobody with CAP_DAC_OVERRIDE, which containers give root by default, to get through folders with mode 700. initdb calls
 * access(2), which honors the capability only with the securebit no_setuid_fixup.
 */
const PRIVILEGED_NOBODY: ServerUser = {
  prefix: [
    ...['setpriv', '--securebits=+no_setuid_fixup', `--reuid=${NOBODY}`, `--regid=${NOBODY}`],
    ...['--clear-groups', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
  ],
  owner: NOBODYS_ACCOUNT,
};

/**
 * Finds a way to run the server, which refuses root and users without a name: as ourselves; in a user namespace; as the
 * data directory's owner or nobody; as nobody with CAP_DAC_OVERRIDE. The last two work in containers. @throws Error
 */
export async function findServerUser(dataDir: string, postgres: string): Promise<ServerUser> {
  for (const way of await waysFor(dataDir)) if (await canReach(way, dataDir, postgres)) return way;
  throw new Error(
    `PostgreSQL refuses to run as root, and no other way works here: user namespaces are forbidden, and another ` +
      `user cannot reach ${postgres} or ${path.dirname(dataDir)}. Start Quillcast as an ordinary user, move both to ` +
      'folders that others may enter, or set DATABASE_URL to a PostgreSQL server.',
  );
}

async function waysFor(dataDir: string): Promise<ServerUser[]> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const hasName = (uid: number) => new RegExp(`^[^:]*:[^:]*:${uid}:`, 'm').test(users);
  if (process.getuid?.() !== 0) return hasOwnName() ? [AS_OURSELVES] : [NAMESPACE, AS_OURSELVES];
  const { uid, gid } = await stat(dataDir);
  const asNobody = [as(NOBODYS_ACCOUNT), PRIVILEGED_NOBODY];
  if (uid === 0) return [NAMESPACE, ...asNobody];
  // Another user's files are out of reach inside a namespace.
  return hasName(uid) ? [as({ uid, gid }), ...asNobody] : asNobody;
}

function hasOwnName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function canReach(user: ServerUser, dataDir: string, postgres: string): Promise<boolean> {
  // The directory itself is given to its user later.
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

export async function giveTo(user: ServerUser, folder: string): Promise<void> {
  const { uid = process.getuid?.(), gid = process.getgid?.() } = user.owner ?? {};
  if (uid === undefined || gid === undefined || (await stat(folder)).uid === uid) return;
  await chown(folder, uid, gid);
}

/** Gives a folder and its contents to the server's user. In parallel: a thousand awaits would delay a restart. */
export async function giveAllTo(user: ServerUser, folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const own = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  await Promise.all(own.map((entry) => giveTo(user, path.join(entry.parentPath, entry.name))));
  await giveTo(user, folder);
}
