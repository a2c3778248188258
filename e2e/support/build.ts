import { buildWhenNeeded } from '../../lib/server/build.ts';

/** Builds the application once before the browser tests; each worker then starts servers of its own. */
export default function build(): void {
  buildWhenNeeded();
}
