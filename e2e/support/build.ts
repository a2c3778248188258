import { buildWhenNeeded } from '../../lib/server/build.ts';
import { NO_SETTINGS } from '../../tests/support/clean-environment.ts';

/** Builds the application once before the browser tests; each worker then starts servers of its own. */
export default function build(): void {
  // Some settings are compiled in; a developer's would be too.
  Object.assign(process.env, NO_SETTINGS);
  buildWhenNeeded();
}
