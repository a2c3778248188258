import { z } from 'zod';
import { parseJson, startLocalServer } from '../local-server.ts';
import { readFromHere } from '../read-from-here.ts';

/** A set of URLs (https://www.indexnow.org/documentation). */
const submission = z.object({
  host: z.string().min(1),
  key: z.string().regex(/^[a-zA-Z\d-]{8,128}$/),
  keyLocation: z.url().optional(),
  urlList: z.array(z.url()).min(1).max(10_000),
});

/** A search engine that takes IndexNow's messages, and fetches the key's file before it believes them. */
export async function startFakeIndexNow() {
  /** URLs that were taken, in order. */
  const urls: string[] = [];
  let statuses: number[] = [];
  const { url, calls, close } = await startLocalServer(async ({ method, path, headers, body }) => {
    const [told] = statuses.splice(0, 1);
    const answer = (status: number) => ({ status, body: '' });
    if (told) return answer(told);
    if (method !== 'POST' || path !== '/indexnow') return answer(404);
    const sent = submission.safeParse(parseJson(body));
    if (!headers['content-type']?.startsWith('application/json') || !sent.success) return answer(400);
    const { host, key, urlList, keyLocation = `http://${host}/${key}.txt` } = sent.data;
    const folder = new URL('.', keyLocation).href;
    if (new URL(folder).host !== host || !urlList.every((each) => each.startsWith(folder))) return answer(422);
    const file = await readFromHere(keyLocation);
    if (file.status !== 200 || file.text.trim() !== key) return answer(403);
    urls.push(...urlList);
    return answer(200);
  });
  const answerWith = (...next: number[]) => {
    statuses = next;
  };
  return { url: `${url}/indexnow`, calls, urls, answerWith, close };
}
