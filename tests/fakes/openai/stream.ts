import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type completionFor, inParts, partsText } from './completion.ts';
import type { Fault, Mode } from './mode.ts';

/** About a token: what one piece holds. */
const PIECE = /[\s\S]{1,5}/g;

type Answer = ReturnType<typeof completionFor>;
type Completion = Omit<Answer, 'usage'> & { usage: Answer['usage'] | undefined };

/** Sends a completion in pieces, as server-sent events (`chat.completion.chunk`). */
export async function sendStream(
  response: ServerResponse,
  completion: Completion,
  { includeUsage }: { includeUsage: boolean },
  { pieceMs = 0, fault }: Pick<Mode, 'pieceMs'> & { fault: Fault | undefined },
): Promise<void> {
  const { id, created, model, choices, usage } = completion;
  const [choice] = choices;
  const base = { id, object: 'chat.completion.chunk', created, model, service_tier: 'default' };
  const write = (chunkChoices: object[], further: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ ...base, choices: chunkChoices, ...(includeUsage && { usage: null }), ...further })}\n\n`,
    );
  const delta = (fields: object, finish: string | null = null) =>
    write([{ index: 0, delta: fields, logprobs: null, finish_reason: finish }]);
  const keepAlive = () => {
    response.write(': keep-alive\n\n');
    write([]);
    delta({});
    delta({ content: null });
  };
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const { content, refusal } = choice?.message ?? {};
  delta({ role: 'assistant', content: '', refusal: null });
  const text = Array.isArray(content) ? partsText(content) : (content ?? '');
  const pieces = text.match(PIECE) ?? [];
  for (const [place, piece] of pieces.entries()) {
    if (fault === 'breaks-off' && place > pieces.length / 2) return void response.destroy();
    if (fault === 'keep-alives') keepAlive();
    delta({ content: fault === 'content-parts' ? inParts(piece) : piece });
    if (pieceMs) await sleep(pieceMs);
    if (response.destroyed) return;
  }
  if (refusal) delta({ refusal });
  delta({}, choice?.finish_reason ?? 'stop');
  if (includeUsage && usage) write([], { usage });
  response.end('data: [DONE]\n\n');
}
