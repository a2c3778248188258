/** Requests as a browser on the site's own pages sends them. */

const SITE = 'http://quillcast.test';

let lastAddress = 0;

/** A client address that no other test of the process uses, so that the address cap does not join them. */
export function freshAddress(): string {
  lastAddress += 1;
  return `198.18.${lastAddress >> 8}.${lastAddress & 255}`;
}

/** A POST of JSON from a page of the site. Header values of '' are left out. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  const all = { 'content-type': 'application/json', origin: SITE, host: new URL(SITE).host, ...headers };
  const given = Object.entries(all).filter(([, value]) => value !== '');
  return new Request(`${SITE}${path}`, {
    method: 'POST',
    headers: given,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A GET. */
export function get(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}${path}`, { headers });
}

/** A segment's parameters as Next hands them to a route. */
export function params(values: Record<string, string>) {
  return { params: Promise.resolve(values) };
}

/** The cookie that an answer set, as the browser sends it back. */
export function responseCookie(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const statusAnd = (field: string) => async (sent: Response | Promise<Response>) => {
  const answer = await sent;
  return [answer.status, (await answer.json())[field]];
};

/** The status and the sentence of an answer. */
export const makeRefusal = statusAnd('message');

/** The status and the error code of an answer. */
export const makeCode = statusAnd('code');

/** The status and the body of an answer. */
export async function readAnswer(sent: Response | Promise<Response>) {
  const answer = await sent;
  return [answer.status, await answer.json()];
}
