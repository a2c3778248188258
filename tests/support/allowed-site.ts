import { afterAll } from 'vitest';
import { servePages } from '../fakes/pages.ts';
import { changeSettings } from './settings.ts';

/** Serves pages that the application may read while a file's tests run. */
export async function allowedSite(routes: Parameters<typeof servePages>[0]) {
  const site = await servePages(routes);
  changeSettings({ OUTBOUND_ALLOW_HOSTS: site.host });
  afterAll(() => site[Symbol.asyncDispose]());
  return site;
}
