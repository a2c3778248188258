import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

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

/** Makes a certificate for localhost. @returns nginx's directives for it */
async function makeCertificate(folder: string): Promise<string> {
  const [certificate, key] = ['site.pem', 'site.key'].map((name) => path.join(folder, name));
  const subject = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=localhost'];
  const files = ['-out', String(certificate), '-keyout', String(key)];
  await promisify(execFile)('openssl', ['req', ...subject, ...files]);
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

/**
 * Starts nginx with deploy/nginx.conf as it is, but for the places of this test: ports, and a folder for what it writes.
 * @param port to listen on
 * @param processes ports of the two processes behind it
 * @param more further servers
 * @param protocol https: with a certificate of its own making
 */
export async function startNginx(
  port: number,
  processes: readonly number[],
  more = '',
  protocol: 'http' | 'https' = 'http',
) {
  const { NGINX_PROGRAM } = process.env;
  if (!NGINX_PROGRAM) throw new Error('NGINX_PROGRAM is not set: run the tests with `npm run test:nginx`.');
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-nginx-'));
  await mkdir(path.join(folder, 'temporary'));
  const shipped = await readFile('deploy/nginx.conf', 'utf8');
  const listen = {
    http: async () => `listen 127.0.0.1:${port}`,
    https: async () => `${await makeCertificate(folder)} listen 127.0.0.1:${port} ssl`,
  };
  const conf = shipped
    .replace(/listen 80 /, `${await listen[protocol]()} `)
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
    url: `${protocol}://localhost:${port}`,
    accessLog: () => readFile(path.join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
