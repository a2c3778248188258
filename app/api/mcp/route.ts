import { route } from '@/lib/auth/route.ts';
import { answerMcp } from '@/lib/mcp/server.ts';

/** POST /api/mcp: the Model Context Protocol, for programs only (docs/decisions/0145). */
export const POST = route({ auth: 'user', scope: 'any', hasOwnKey: true }, ({ actor, request }) =>
  answerMcp(actor, request),
);
