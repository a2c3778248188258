import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a program needs of its surroundings to run at all. */
const NEEDED =
  /^(?:PATH|HOME|USER|SHELL|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|TERM|CI|PLAYWRIGHT_\w+|LD_LIBRARY_PATH|SystemRoot)$/;

/** Every setting of the application is documented there. */
const documented = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

/**
 * Each setting empty, which counts as absent and keeps one that stands in a developer's .env from being read. The one
 * outside service that needs no key is put where nothing answers, and no model server is looked for, so that no test asks the world
 * or depends on what runs on this machine, or on a model that a developer has selected.
 */
export const NO_SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...documented.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => [name, ''])),
  MODEL_SERVERS: 'off',
  DATA_DIR: path.join(tmpdir(), 'quillcast-without-data'),
  WIKIPEDIA_API_BASE: 'http://127.0.0.1:9/w/rest.php',
};

/**
 * An environment in which the application knows what a test tells it and nothing of the developer's: no key, no address.
 * @param settings what the test wants to be set
 */
export function cleanEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const needed = Object.entries(process.env).filter(([name]) => NEEDED.test(name));
  return { ...Object.fromEntries(needed), ...NO_SETTINGS, ...settings } as NodeJS.ProcessEnv;
}
