import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { boundedText } from '@/lib/http/bounds.ts';
import { changeAddress } from '@/lib/sites/addresses.ts';

const body = z.object({ slug: boundedText(200).trim().min(1) });

export const PUT = route({ auth: 'user', body }, ({ actor, params, body: { slug } }) =>
  changeAddress(actor, params.id, slug),
);
