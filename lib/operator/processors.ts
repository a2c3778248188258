import { isIP } from 'node:net';
import type { Env } from '../env.ts';
import { bareHost, isPrivateName, isPublicAddress } from '../http/address-guard.ts';
import { type ModelConnection, modelLabel } from '../models/connection.ts';
import { isOnThisMachine } from '../models/servers/server-watch.ts';
import type { PagePart } from '../research/page-parts.ts';

const HERE = 'This machine';
const OPENAI = 'https://api.openai.com';

function addressPlace(address: string): string {
  if (isOnThisMachine(address)) return HERE;
  const host = bareHost(new URL(address));
  const isOwn = isIP(host) ? !isPublicAddress(host) : isPrivateName(host);
  return isOwn ? 'The operator’s network' : host;
}

function modelRow({ RESEARCH }: Env, model: ModelConnection): string[] {
  const { origin, server = 'Language model', baseUrl = OPENAI } = model;
  const place = origin === 'local' ? HERE : addressPlace(baseUrl);
  const isOpenAi = place === addressPlace(OPENAI);
  const search = RESEARCH === 'on' ? ', searches the web' : '';
  const more = isOpenAi ? `${search}, screens requests for harm` : '';
  const stays = place === HERE ? '. Nothing leaves this machine' : '';
  const name = `${isOpenAi ? 'OpenAI' : server} (${modelLabel(model)})`;
  return [name, place, `Writes, translates and checks texts${more}${stays}`];
}

const PICTURES = 'Finds images by search words from your topic';
const SEARCH = 'Finds sources by search words from your topic';

function listServices(env: Env): [unknown, string, string | undefined, string][] {
  const isSearched = env.RESEARCH === 'on';
  return [
    [isSearched, 'Wikipedia', env.WIKIPEDIA_API_BASE.replace('{language}.', ''), SEARCH],
    [isSearched, 'SearXNG', env.SEARXNG_URL, SEARCH],
    [isSearched && env.BRAVE_API_KEY, 'Brave Search', env.BRAVE_API_BASE, SEARCH],
    [env.OPENVERSE_CLIENT_ID && env.OPENVERSE_CLIENT_SECRET, 'Openverse', env.OPENVERSE_BASE_URL, PICTURES],
    [env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET, 'Google', env.GOOGLE_ISSUER, 'Signs you in, if you choose it'],
    [true, 'Mail server', env.SMTP_URL, 'Sends the emails that you request, and new blogs to readers'],
    [env.STRIPE_SECRET_KEY, 'Stripe', env.STRIPE_API_BASE, 'Takes payments for Premium'],
    [true, 'Image store', env.S3_ENDPOINT, 'Stores images'],
    [true, 'Signup service', env.SIGNUP_WEBHOOK_URL, 'Receives the name and email address of new accounts'],
    [true, 'WebSub hub', env.WEBSUB_HUB, 'Tells feed readers that a feed has changed'],
    [env.INDEXNOW_KEY, 'IndexNow', env.INDEXNOW_ENDPOINT, 'Tells search engines which public pages have changed'],
    [true, 'Content delivery', env.CDN_PURGE_URL, 'Delivers public pages and images'],
  ];
}

/** The end of /privacy: the services that receive data, from the settings and the connected model. No secrets. */
export function processorParts(env: Env, model: ModelConnection | null): PagePart[] {
  const rows = listServices(env).flatMap(([isOn, name, address, purpose]) =>
    isOn && address ? [[name, addressPlace(address), purpose]] : [],
  );
  if (model) rows.unshift(modelRow(env, model));
  const names = ['Service', 'Where', 'What it does'];
  return [
    { form: 'heading', level: 2, text: 'Connected services' },
    rows.length > 0 ? { form: 'table', names, rows } : { form: 'paragraph', text: 'None.' },
  ];
}
