import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment variables that a program needs to run at all. */
const NEEDED =
  /^(?:PATH|HOME|USER|SHELL|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|TERM|CI|PLAYWRIGHT_\w+|NODE_COMPILE_CACHE|LD_LIBRARY_PATH|SystemRoot)$/;

/** Every setting of the application is documented there. */
const documented = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

/**
 * Every setting empty, which counts as absent and overrides a developer's .env. The one outside service without a key
 * points to an address where nothing answers, and no model server is looked for, so that no test reaches the internet or
 * depends on this machine's servers and models.
 */
export const NO_SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...documented.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => [name, ''])),
  MODEL_SERVERS: 'off',
  DATA_DIR: path.join(tmpdir(), 'quillcast-without-data'),
  WIKIPEDIA_API_BASE: 'http://127.0.0.1:9/w/rest.php',
};

/**
 * An environment with a test's settings and none of the developer's: no key, no address.
 * @param settings the test's settings
 */
export function cleanEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const needed = Object.entries(process.env).filter(([name]) => NEEDED.test(name));
  return { ...Object.fromEntries(needed), ...NO_SETTINGS, ...settings } as NodeJS.ProcessEnv;
}
