import { route } from '@/lib/auth/route.ts';
import { sectionChangeSchema } from '@/lib/writing/change-schema.ts';
import { changeSection } from '@/lib/writing/services/section.ts';

export const POST = route({ scope: 'write', body: sectionChangeSchema }, ({ actor, params, body, request }) =>
  changeSection(actor, params.id, params.index, body, request.signal),
);
