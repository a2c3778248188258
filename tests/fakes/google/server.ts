import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { listen } from '../local-server.ts';

/** A person with an account at the provider. */
export type GoogleAccount = { sub: string; email: string; email_verified: boolean; name: string; picture?: string };

/** A running provider. */
export type FakeGoogle = { issuer: string; clientId: string; clientSecret: string; close: () => Promise<void> };

const CLIENT_ID = 'quillcast-test';
const CLIENT_SECRET = 'a client secret of the test provider';

/** Google knows prompt=select_account, which asks even users with a session. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

function configurationFor(redirectUri: string, accounts: readonly GoogleAccount[]): Configuration {
  return {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google puts a person's claims into the ID token itself.
    conformIdTokenClaims: false,
    cookies: { keys: ['signs the cookies of the test provider'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/choose/${interaction.uid}`, policy: policy() },
    findAccount: (_, sub) => {
      const account = accounts.find((candidate) => candidate.sub === sub);
      return account && { accountId: sub, claims: () => ({ ...account }) };
    },
    // Consent is given by choosing an account, as at Google for the basic scopes.
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    ttl: { Session: 600, Grant: 600, Interaction: 600 },
  };
}

function accountPage(uid: string, accounts: readonly GoogleAccount[]): string {
  const buttons = accounts.map(
    ({ sub, name, email }) => `<button name="sub" value="${sub}">${name} <small>${email}</small></button>`,
  );
  return `<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>
    <form method="post" action="/choose/${uid}">${buttons.join('')}</form></html>`;
}

/**
 * Starts an OpenID provider in Google's place: a real one, with a page on which an account is chosen.
 * @param appUrl address of the application that may ask it
 */
export async function startFakeGoogle(appUrl: string, accounts: readonly GoogleAccount[]): Promise<FakeGoogle> {
  const { server, url: issuer, close } = await listen();
  const redirectUri = `${appUrl}/api/auth/callback/google`;
  const provider = new Provider(issuer, configurationFor(redirectUri, accounts));
  const answer = provider.callback();
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const uid = /^\/choose\/([\w-]+)/.exec(request.url ?? '')?.[1];
    if (!uid) return answer(request, response);
    if (request.method === 'GET') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(accountPage(uid, accounts));
      return;
    }
    const accountId = new URLSearchParams(await text(request)).get('sub') ?? '';
    await provider.interactionFinished(request, response, { login: { accountId }, select_account: {} });
  });
  return { issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, close };
}
