import type { AppServer } from '../../e2e/support/app-server.ts';

/** A program that talks to a running application and keeps its cookies. */
export type AppClient = (path: string, body?: object, init?: RequestInit) => Promise<Response>;

/** Creates a client without cookies; it posts where it is given a body. */
export function appClient(app: AppServer): AppClient {
  const cookies = new Map<string, string>();
  return async (path, body, { headers, ...init } = {}) => {
    const response = await fetch(new URL(path, app.url), {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        origin: app.url,
        'content-type': 'application/json',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
      redirect: 'manual',
      ...init,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
}

/** Registers an account, which the client then uses. */
export const register = (client: AppClient, email = 'ada@example.com') => {
  const [password, confirmPassword] = ['violet lighthouse', 'violet lighthouse'];
  return client('/api/account/register', { email, password, confirmPassword });
};
