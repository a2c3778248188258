import { startApp } from '../../e2e/support/app-server.ts';
import { buildWhenNeeded } from '../../lib/server/build.ts';
import { startFakeOpenAI } from '../fakes/openai/server.ts';
import { NO_SETTINGS } from '../support/clean-environment.ts';
import { startPatroni } from './start-patroni.ts';

/** Starts two processes on a cluster: one finds the primary among three hosts, one has it named by HAProxy. */
export async function startProduct() {
  Object.assign(process.env, NO_SETTINGS);
  await buildWhenNeeded();
  const [database, model] = await Promise.all([startPatroni(), startFakeOpenAI({ apiKey: null })]);
  const settings = {
    AUTH_SECRET: 'a secret of the tests with 32 characters',
    CREDENTIALS_KEY: Buffer.alloc(32, 7).toString('base64'),
    FREE_BLOG_LIMIT: 'unlimited',
    OPENAI_BASE_URL: model.baseUrl,
    LOG_LEVEL: 'error',
  };
  const apps = [
    await startApp({ ...settings, DATABASE_URL: `${database.urls.hosts}?target_session_attrs=read-write` }),
    await startApp({ ...settings, DATABASE_URL: database.urls.proxy }),
  ];
  return {
    database,
    model,
    apps,
    stop: async () => {
      await Promise.all(apps.map((app) => app.stop()));
      await Promise.all([database.stop(), model.close()]);
    },
  };
}
