import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { client, PLAIN, post, withFormSite } from '../../support/forms.ts';
import { findDescendants, type RunningProcess, stillRunning } from '../../support/processes.ts';

const { commentForm, formPage, site } = withFormSite();

const NOTHING_SENT = 'The page changed or broke while we used it. Nothing was sent.';

const isDriver = ({ command }: RunningProcess) => command.includes('custom/process.ts');
const isBrowser = ({ command }: RunningProcess) => /chromium/i.test(command);

/** The process that drives a browser for a parent, and the browser's own processes. */
async function findBrowser(parent = process.pid) {
  return eventually(async () => {
    const started = await findDescendants(parent);
    const driver = started.find(isDriver);
    const browsers = started.filter(isBrowser).map(({ pid }) => pid);
    expect(driver).toBeDefined();
    expect(browsers.length).toBeGreaterThan(0);
    return { driver: driver?.pid ?? 0, browsers };
  });
}

const endless = () => formPage(`<form id="form">${PLAIN}</form><script>for (;;) {}</script>`);

test('a separate process without our secrets drives the browser', async () => {
  const calledOff = new AbortController();
  const checking = client(endless(), { signal: calledOff.signal }).check();
  checking.catch(() => undefined);
  const { driver } = await findBrowser();
  const environment = await readFile(`/proc/${driver}/environ`, 'utf8');
  expect(environment).toContain(`OUTBOUND_ALLOW_HOSTS=${site().host}`);
  expect(environment).not.toContain('SECRET');
  calledOff.abort(new Error('Enough.'));
  await expect(checking).rejects.toThrow('Enough.');
});

test('a process that dies after the click leaves the outcome unknown', async () => {
  site().mode = 'hang';
  const publishing = client(commentForm()).publish(post());
  publishing.catch(() => undefined);
  await eventually(() => expect(site().comments).toHaveLength(1));
  process.kill((await findBrowser()).driver, 'SIGKILL');
  await expect(publishing).rejects.toMatchObject({
    kind: 'unknown',
    message: 'The form was sent, but we could not see the result.',
  });
});

test('a page that floods the process ends only that process', async () => {
  const credentials = formPage(`<form id="form">${PLAIN}</form><p id="flood" role="alert" hidden></p><script>
    flood.textContent = 'line\\n'.repeat(20_000_000);</script>`);
  const memoryBefore = process.memoryUsage().rss;
  const publishing = client(credentials, { timeoutMs: 60_000 }).publish(post());
  await expect(publishing).rejects.toMatchObject({ message: NOTHING_SENT });
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(64 * 1024 * 1024);
});

const SERVER = `
  import { registerBundlerImports } from './lib/bundler-imports.ts';
  registerBundlerImports();
  const { CustomClient } = await import('./lib/backlinks/platforms/custom/custom.ts');
  const signal = new AbortController().signal;
  await new CustomClient(JSON.parse(process.argv[1]), signal).check();
`;

test('ends with its browser when the server is killed', async () => {
  const task = JSON.stringify(endless());
  const server = spawn(process.execPath, ['--input-type=module', '-e', SERVER, task], { stdio: 'ignore' });
  const { driver, browsers } = await findBrowser(server.pid);
  server.kill('SIGKILL');
  await eventually(async () => expect(await stillRunning([driver, ...browsers])).toEqual([]));
});
