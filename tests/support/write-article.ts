/** What is written, as the create page asks for it. */
type Wish = { topic: string; length: 'small' | 'medium' | 'large' };

/**
 * Asks for an article and its events as the create page does.
 * @param url the application's origin
 */
const requestArticle = (url: string, wish: Wish, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/api/blogs/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: url, ...headers },
    body: JSON.stringify(wish),
  });

/**
 * Has an article written.
 * @param url the application's origin
 * @throws Error with all events when none was written
 */
export async function writeArticle(url: string, wish: Wish): Promise<void> {
  const response = await requestArticle(url, wish);
  let text = '';
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.includes('event: done')) return;
  }
  throw new Error(`no article was written:\n${text}`);
}
