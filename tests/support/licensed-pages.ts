import { readFileSync } from 'node:fs';
import { servePages } from '../fakes/pages.ts';
import { changeSettings } from './settings.ts';

const LICENSE_LINK =
  '<p><a rel="license" href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a></p></article>';

/** Serves pages about sourdough bread under an open license, by the names of their files; the application may read them. */
export async function serveLicensedPages(names: readonly string[]) {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const routes = names.map((name) => {
    const html = readFileSync(`tests/fakes/bread-pages/${name}.html`, 'utf8');
    return [`/${name}`, { headers, body: html.replace('</article>', LICENSE_LINK) }];
  });
  const site = await servePages(Object.fromEntries(routes));
  changeSettings({ OUTBOUND_ALLOW_HOSTS: site.host });
  return { urls: names.map((name) => site.at(`/${name}`)), close: () => site[Symbol.asyncDispose]() };
}
