import 'server-only';
import { type Actor, isProgram, requireScope } from '@/lib/auth/actor.ts';
import type { BlogVisibility } from '@/lib/constants/options.ts';

/** Who can see what an actor writes: drafts of a program unless it may publish and asks. @throws AppError forbidden */
export function visibilityFor(actor: Actor, asked?: BlogVisibility): BlogVisibility | undefined {
  if (asked && asked !== 'draft') requireScope(actor, 'publish');
  return asked ?? (isProgram(actor) ? 'draft' : undefined);
}

/** Work that goes on as a program gets it: 202 and the addresses to follow it. Any other is the answer itself. */
export function followed(actor: Actor, kind: 'generations' | 'batches', work: { id: string }): Response | object {
  if (!isProgram(actor) || !('status' in work)) return work;
  const poll = `/api/${kind}/${work.id}`;
  return Response.json({ ...work, events: `${poll}/events`, poll }, { status: 202, headers: { Location: poll } });
}
