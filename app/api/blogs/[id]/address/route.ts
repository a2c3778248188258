import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { groupKey } from '@/lib/blogs/slugs.ts';
import { REDIRECT_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { boundedText } from '@/lib/http/bounds.ts';
import { changeAddress } from '@/lib/sites/addresses.ts';

const body = z.object({
  slug: boundedText(200).refine((typed) => groupKey(typed) !== '', REDIRECT_MESSAGES.addressEmpty),
});

export const PUT = route({ scope: 'write', auth: 'user', body }, ({ actor, params, body: { slug } }) =>
  changeAddress(actor, params.id, slug),
);
