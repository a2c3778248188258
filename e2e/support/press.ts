import { readFile } from 'node:fs/promises';
import { type FormSite, startFormSite } from '../../tests/fakes/forms/server.ts';
import { type FakeGhost, startFakeGhost } from '../../tests/fakes/ghost/server.ts';
import { servePages } from '../../tests/fakes/pages.ts';
import { type FakeWordPress, startFakeWordPress } from '../../tests/fakes/wordpress/server.ts';
import { type AppServer, startApp } from './app-server.ts';

const LIGHTHOUSES = `<!doctype html><html lang="en"><head><title>Lighthouses of the coast</title></head><body><main><article>
<h1>Lighthouses of the coast</h1>
<p>A lighthouse is a tower that emits light from a system of lamps and lenses to guide ships at sea. Lighthouses mark dangerous coastlines, reefs and rocks along the shipping lanes.</p>
<p>Before ports had clear entrances, sailors were guided by fires built on the tops of hills. Raising the fire on a platform made the lighthouse visible from further away.</p>
<p>Families of lighthouse keepers passed the work from parents to children, and their logbooks fill two shelves of the museum. Electric light ended the daily climb of the lighthouse stairs.</p>
</article></main></body></html>`;

/** The application, with a page to read and platforms to publish on. */
export type Press = AsyncDisposable & {
  app: AppServer;
  /** The address of a page about lighthouses. */
  sourceUrl: string;
  /** The address of a page about bread, long enough for a digest. */
  breadUrl: string;
  ghost: FakeGhost;
  wordpress: FakeWordPress;
  forms: FormSite;
};

/** Starts the application without a model, with fakes of the platforms. */
export async function startPress(): Promise<Press> {
  const license = '<link rel="license" href="https://creativecommons.org/licenses/by/4.0/">';
  const bread = await readFile('tests/fakes/bread-pages/guide.html', 'utf8');
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const [ghost, wordpress, forms, site] = await Promise.all([
    startFakeGhost(),
    startFakeWordPress(),
    startFormSite(),
    servePages({
      '/lighthouses': { headers, body: LIGHTHOUSES },
      '/bread': { headers, body: bread.replace('<head>', `<head>${license}`) },
    }),
  ]);
  const services = [ghost, wordpress, forms];
  const app = await startApp({
    OUTBOUND_ALLOW_HOSTS: [...services.map(({ url }) => new URL(url).host), site.host].join(),
  });
  return {
    app,
    ghost,
    wordpress,
    forms,
    sourceUrl: site.at('/lighthouses'),
    breadUrl: site.at('/bread'),
    async [Symbol.asyncDispose]() {
      await app.stop();
      for (const service of services) await service.close();
      await site[Symbol.asyncDispose]();
    },
  };
}
