import { startLocalServer } from '../local-server.ts';
import { readFromHere } from '../read-from-here.ts';

/** A WebSub hub (https://www.w3.org/TR/websub/) that takes `hub.mode=publish` and fetches the topic at once. */
export async function startFakeHub() {
  /** Topics that were told of, with their text. */
  const topics = new Map<string, string>();
  let statuses: number[] = [];
  const refusal = (body: string, status = 400) => ({ status, body });
  const hub = await startLocalServer(async ({ method, headers, body }) => {
    const [status] = statuses.splice(0, 1);
    if (status) return refusal('As told.', status);
    if (method !== 'POST') return refusal('POST only.', 405);
    if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return refusal('No form.');
    const form = new URLSearchParams(body);
    const topic = URL.parse(form.get('hub.url') ?? '');
    if (form.get('hub.mode') !== 'publish' || !topic) return refusal('No topic.');
    const answer = await readFromHere(topic.href);
    if (answer.status !== 200) return refusal('The topic cannot be read.', 422);
    const links = [answer.headers.link ?? []].flat().join(', ').split(/, */);
    const isNamed = links.includes(`<${hub.url}/>; rel="hub"`) && links.includes(`<${topic.href}>; rel="self"`);
    if (!isNamed) return refusal('The topic has another hub.', 422);
    topics.set(topic.href, answer.text);
    return { status: 204, body: '' };
  });
  const answerWith = (...next: number[]) => {
    statuses = next;
  };
  return { url: `${hub.url}/`, calls: hub.calls, topics, answerWith, close: hub.close };
}
