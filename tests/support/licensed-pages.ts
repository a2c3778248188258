import { readFileSync } from 'node:fs';
import { allowedSite } from './allowed-site.ts';

const LICENSE_LINK =
  '<p><a rel="license" href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a></p></article>';

/** Serves pages about sourdough bread under an open license, by the names of their files, and other routes. */
export async function serveLicensedPages(names: readonly string[], others: Parameters<typeof allowedSite>[0] = {}) {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const routes = names.map((name) => {
    const html = readFileSync(`tests/fakes/bread-pages/${name}.html`, 'utf8');
    return [`/${name}`, { headers, body: html.replace('</article>', LICENSE_LINK) }];
  });
  const site = await allowedSite(Object.fromEntries([...routes, ...Object.entries(others)]));
  return { ...site, urls: names.map((name) => site.at(`/${name}`)) };
}
