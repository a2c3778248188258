import 'server-only';
import { type Actor, isProgram } from '@/lib/auth/actor.ts';

/** Work that goes on as a program gets it: 202 and the addresses to follow it. Any other is the answer itself. */
export function followed(actor: Actor, kind: 'generations' | 'batches', work: { id: string }): Response | object {
  if (!isProgram(actor) || !('status' in work)) return work;
  const poll = `/api/${kind}/${work.id}`;
  return Response.json({ ...work, events: `${poll}/events`, poll }, { status: 202, headers: { Location: poll } });
}
