import { registerBundlerImports } from '../../lib/bundler-imports.ts';

/** A process on DATABASE_URL that registers the given address, if any, and performs the effects that wait. */
registerBundlerImports();
const { register } = await import('@/lib/auth/service.ts');
const { mailedLinks } = await import('@/lib/auth/mailed-links.ts');
const { createEffectWorker } = await import('@/lib/jobs/effects.ts');

const [email] = process.argv.slice(2);
const password = 'violet lighthouse';
const actor = { kind: 'visitor', address: '203.0.113.5', visitorId: 'killed', isNewVisitor: true } as const;
if (email) await register(actor, { email, password, confirmPassword: password });
createEffectWorker([mailedLinks]).start();
// The worker's clock does not keep a process alive.
setInterval(() => undefined, 1000);
