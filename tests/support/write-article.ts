/** What is written, as the create page asks for it. */
type Wish = { topic: string; length: 'small' | 'medium' | 'large' };

/**
 * Has an article written as the create page does.
 * @param url the application's origin
 * @throws Error with all events when none was written
 */
export async function writeArticle(url: string, wish: Wish): Promise<void> {
  const response = await fetch(`${url}/api/blogs/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: url },
    body: JSON.stringify(wish),
  });
  let text = '';
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(
    new TextDecoderStream(),
  )) {
    text += chunk;
    if (text.includes('event: done')) return;
  }
  throw new Error(`no article was written:\n${text}`);
}
