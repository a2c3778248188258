import { issueOperatorCode } from '@/lib/auth/mutations.ts';
import type { OperatorState } from '@/lib/operator/schema.ts';
import { api } from './api.ts';
import { freshAddress, responseCookie } from './requests.ts';

/** Opens the operator link of a code, as the button on its page does. */
export const openOperatorLink = (code: string, headers: Record<string, string> = {}) =>
  api.post('/api/operator/session', { code }, { 'x-client-address': freshAddress(), ...headers });

/** Headers of a browser that has opened a new operator link. */
export async function operatorBrowser() {
  const cookie = responseCookie(await openOperatorLink(await issueOperatorCode()));
  return { cookie, 'x-client-address': freshAddress() };
}

/** The operator's actions on /operator for one model of the catalog. */
export async function makeOperator(name: string) {
  const headers = await operatorBrowser();
  const makeFetch = (given: string) => `/api/operator/models/${encodeURIComponent(given)}/fetch`;
  const state = async (): Promise<OperatorState> => (await api.get('/api/operator', headers)).json();
  return {
    headers,
    /** Everything on the screen. */
    state,
    /** The model's state on the screen. */
    model: async () => (await state()).models.find((each) => each.name === name),
    fetch: (given = name) => api.post(makeFetch(given), {}, headers),
    stop: () => api.delete(makeFetch(name), {}, headers),
    remove: () => api.delete(`/api/operator/models/${name}`, {}, headers),
    select: (given: string | null) => api.put('/api/operator/selection', { name: given }, headers),
  };
}
