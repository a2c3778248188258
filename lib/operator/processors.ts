import { isIP } from 'node:net';
import type { Env } from '../env.ts';
import { bareHost, isPrivateName, isPublicAddress } from '../http/address-guard.ts';
import type { Translator } from '../messages/translator.ts';
import { type ModelConnection, modelLabel } from '../models/connection.ts';
import { isOnThisMachine } from '../models/servers/server-watch.ts';
import type { PagePart } from '../research/page-parts.ts';

type Texts = Translator<'processors'>;

const OPENAI = 'https://api.openai.com';

function addressPlace(address: string, t: Texts): string {
  if (isOnThisMachine(address)) return t('places.here');
  const host = bareHost(new URL(address));
  const isOwn = isIP(host) ? !isPublicAddress(host) : isPrivateName(host);
  return isOwn ? t('places.ownNetwork') : host;
}

function modelRow({ RESEARCH }: Env, model: ModelConnection, t: Texts): string[] {
  const { origin, server = t('names.model'), baseUrl = OPENAI } = model;
  const place = origin === 'local' ? t('places.here') : addressPlace(baseUrl, t);
  const isOpenAi = place === addressPlace(OPENAI, t);
  const kind = place === t('places.here') ? 'localModel' : 'model';
  const does = isOpenAi ? (RESEARCH === 'on' ? 'openAiWithSearch' : 'openAi') : kind;
  return [`${isOpenAi ? 'OpenAI' : server} (${modelLabel(model)})`, place, t(`does.${does}`)];
}

function listServices(env: Env, t: Texts): [unknown, string, string | undefined, string][] {
  const isSearched = env.RESEARCH === 'on';
  const search = t('does.search');
  return [
    [isSearched, 'Wikipedia', env.WIKIPEDIA_API_BASE.replace('{language}.', ''), search],
    [isSearched, 'SearXNG', env.SEARXNG_URL, search],
    [isSearched && env.BRAVE_API_KEY, 'Brave Search', env.BRAVE_API_BASE, search],
    [env.OPENVERSE_CLIENT_ID && env.OPENVERSE_CLIENT_SECRET, 'Openverse', env.OPENVERSE_BASE_URL, t('does.pictures')],
    [env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET, 'Google', env.GOOGLE_ISSUER, t('does.google')],
    [true, t('names.mail'), env.SMTP_URL, t('does.mail')],
    [env.STRIPE_SECRET_KEY, 'Stripe', env.STRIPE_API_BASE, t('does.stripe')],
    [true, t('names.images'), env.S3_ENDPOINT, t('does.images')],
    [true, t('names.signups'), env.SIGNUP_WEBHOOK_URL, t('does.signups')],
    [true, t('names.webSub'), env.WEBSUB_HUB, t('does.webSub')],
    [env.INDEXNOW_KEY, 'IndexNow', env.INDEXNOW_ENDPOINT, t('does.indexNow')],
    [true, t('names.delivery'), env.CDN_PURGE_URL, t('does.delivery')],
  ];
}

/** The end of /privacy: the services that receive data, from the settings and the connected model. No secrets. */
export function processorParts(env: Env, model: ModelConnection | null, t: Texts): PagePart[] {
  const rows = listServices(env, t).flatMap(([isOn, name, address, purpose]) =>
    isOn && address ? [[name, addressPlace(address, t), purpose]] : [],
  );
  if (model) rows.unshift(modelRow(env, model, t));
  const names = [t('service'), t('where'), t('whatItDoes')];
  return [
    { form: 'heading', level: 2, text: t('heading') },
    rows.length > 0 ? { form: 'table', names, rows } : { form: 'paragraph', text: t('none') },
  ];
}
