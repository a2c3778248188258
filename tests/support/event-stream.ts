/** A server-sent event as read. */
export type ReadEvent = { id: string | undefined; type: string; data: Record<string, unknown> };

const field = (block: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? undefined;

/** The events of a response as they arrive; returning early acts as a disconnecting client. */
export async function* responseEvents(response: Response): AsyncGenerator<ReadEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks.filter((each) => field(each, 'event'))) {
      const data = JSON.parse(field(block, 'data') ?? '');
      yield { id: field(block, 'id'), type: field(block, 'event') ?? '', data };
    }
  }
}

/** All events up to the end of an answer. */
export const responseAllEvents = (response: Response) => Array.fromAsync(responseEvents(response));

/** Reads up to an event of a type and returns it. The stream stays open. */
export async function untilEvent(events: AsyncGenerator<ReadEvent>, type: string) {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error(`the stream ended without ${type}`);
    if (value.type === type) return value.data;
  }
}
