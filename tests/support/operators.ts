import { POST as startFetch, DELETE as stopFetch } from '@/app/api/operator/models/[name]/fetch/route.ts';
import { DELETE as removeModel } from '@/app/api/operator/models/[name]/route.ts';
import { GET as readState } from '@/app/api/operator/route.ts';
import { PUT as choose } from '@/app/api/operator/selection/route.ts';
import { POST as enter } from '@/app/api/operator/session/route.ts';
import { issueOperatorCode } from '@/lib/auth/mutations.ts';
import type { OperatorState } from '@/lib/operator/schema.ts';
import { cookieOf, freshAddress, get, params, post } from './requests.ts';

/** Opens the operator link of a code, as the button on its page does. */
export const openOperatorLink = (code: string, headers: Record<string, string> = {}) =>
  enter(post('/api/operator/session', { code }, { 'x-client-address': freshAddress(), ...headers }));

/** Headers of a browser that has opened a new operator link. */
export async function operatorBrowser() {
  const cookie = cookieOf(await openOperatorLink(await issueOperatorCode()));
  return { cookie, 'x-client-address': freshAddress() };
}

/** The operator's actions on /operator for one model of the catalog. */
export async function operatorOf(name: string) {
  const headers = await operatorBrowser();
  const send = (method: string, body: unknown = {}) => new Request(post('/api/operator/x', body, headers), { method });
  const segment = (given: string) => params({ name: given });
  const state = async (): Promise<OperatorState> => (await readState(get('/api/operator', headers))).json();
  return {
    headers,
    /** Everything on the screen. */
    state,
    /** The model's state on the screen. */
    model: async () => (await state()).models.find((each) => each.name === name),
    fetch: (given = name) => startFetch(send('POST'), segment(given)),
    stop: () => stopFetch(send('DELETE'), segment(name)),
    remove: () => removeModel(send('DELETE'), segment(name)),
    select: (given: string | null) => choose(send('PUT', { name: given })),
  };
}
