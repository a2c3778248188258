import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { changeAddress } from '@/lib/sites/addresses.ts';

export const PUT = route(editing['PUT /api/blogs/{id}/address'], ({ actor, params, body: { slug } }) =>
  changeAddress(actor, params.id, slug),
);
