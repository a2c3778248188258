import { enterAsOperator, leaveAsOperator } from '@/lib/auth/operator.ts';
import { route } from '@/lib/auth/route.ts';
import { operatorCodeSchema } from '@/lib/operator/schema.ts';

const answer = (cookie: string | null) =>
  Response.json({}, { headers: cookie === null ? {} : { 'Set-Cookie': cookie } });

/** POST /api/operator/session: gives this browser operator access, with the code of a link. */
export const POST = route({ body: operatorCodeSchema, limit: 'token' }, async ({ actor, body }) =>
  answer(await enterAsOperator(actor, body.code)),
);

export const DELETE = route({}, async ({ actor }) => answer(await leaveAsOperator(actor)));
