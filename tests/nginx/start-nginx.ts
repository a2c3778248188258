import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path temporary/${name};`)
  .join('\n');

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await sleep(50);
  }
  throw new Error(`nginx does not listen on port ${port}.`);
}

/**
 * Starts nginx with deploy/nginx.conf as it is, but for the places of this test: ports, and a folder for what it writes.
 * @param port to listen on
 * @param processes ports of the two processes behind it
 * @param more further servers
 */
export async function startNginx(port: number, processes: readonly number[], more = '') {
  const { NGINX_PROGRAM } = process.env;
  if (!NGINX_PROGRAM)
    throw new Error('NGINX_PROGRAM is not set: run the tests with `npm run test:nginx`.');
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-nginx-'));
  await mkdir(path.join(folder, 'temporary'));
  const shipped = await readFile('deploy/nginx.conf', 'utf8');
  const conf = shipped
    .replace(/listen 80 /, `listen 127.0.0.1:${port} `)
    .replace('app-1:3000', `127.0.0.1:${processes[0]}`)
    .replace('app-2:3000', `127.0.0.1:${processes[1]}`)
    .replaceAll('/var/log/nginx/', '')
    .replace('/var/cache/quillcast', 'cache')
    .replace('http {', `http {\n${TEMPORARY}`)
    .replace(/\}\s*$/, `${more}\n}\n`);
  await writeFile(path.join(folder, 'nginx.conf'), conf);
  const child = spawn(
    NGINX_PROGRAM,
    [
      ...['-p', `${folder}/`, '-c', 'nginx.conf', '-e', 'error.log'],
      ...['-g', 'daemon off; pid nginx.pid; user root;'],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const failed = ended.then(() => {
    throw new Error('nginx ended instead of listening.');
  });
  await Promise.race([untilListening(port), failed]);
  failed.catch(() => undefined);
  return {
    url: `http://localhost:${port}`,
    accessLog: () => readFile(path.join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
