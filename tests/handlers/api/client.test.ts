import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { connectFakeModel } from '../../support/fake-model.ts';
import { keyOf } from '../../support/keys.ts';
import { readRow } from '../../support/owned-blog.ts';
import { serveRoutes } from '../../support/serve-routes.ts';
import { signedInUser } from '../../support/users.ts';

await connectFakeModel();

/** Runs a script in the workspace of the client. */
const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: 'tests/api-client' });

test('a client made from the description compiles and writes a blog with a key', async () => {
  const { user } = await signedInUser();
  const { authorization } = await keyOf(user, ['read', 'write']);
  const url = await serveRoutes();
  const generator = 'node_modules/openapi-typescript/bin/cli.js';
  await run(generator, `${url}/api/openapi.json`, '--output', 'generated/api.d.ts');
  await run('node_modules/typescript/bin/tsc', '--project', '.');
  const { stdout } = await run('write-blog.ts', url, authorization.slice('Bearer '.length));
  const written = JSON.parse(stdout);
  expect(written.sections).toBeGreaterThan(1);
  expect(await readRow(written.id)).toMatchObject({ userId: user.id, title: written.title });
});
