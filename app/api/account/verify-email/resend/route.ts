import { emptyBody, route } from '@/lib/auth/route.ts';
import { resendVerification } from '@/lib/auth/service.ts';

export const POST = route({ auth: 'user', body: emptyBody }, async ({ actor }) => {
  await resendVerification(actor);
  return { success: true };
});
