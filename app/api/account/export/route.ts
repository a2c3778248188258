import { exportAccount } from '@/lib/account-data/service.ts';
import { route } from '@/lib/auth/route.ts';
import { streamBody } from '@/lib/http/stream-body.ts';

export const GET = route(
  { auth: 'user' },
  async ({ actor, request }) =>
    new Response(
      (await streamBody(exportAccount(actor.user), request, actor.user.id))?.pipeThrough(new TextEncoderStream()),
      {
        headers: {
          'Content-Type': 'application/json',
          'Content-Disposition': 'attachment; filename="quillcast-account.json"',
        },
      },
    ),
);
