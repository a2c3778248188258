import { route } from '@/lib/auth/route.ts';
import { siteUrl } from '@/lib/env.ts';
import { changeSubscription } from '@/lib/newsletter/service.ts';
import { subscriptionPath } from '@/lib/routes.ts';

/** Mail programs that know no RFC 8058 open the page. */
export const GET = route({}, async ({ params }) => Response.redirect(`${siteUrl()}${subscriptionPath(params.id)}`));

/** POST /api/subscriptions/{id}/unsubscribe, without cookies and from anywhere (RFC 8058). */
export const POST = route({ origin: 'any' }, ({ params }) => changeSubscription(params.id, 'unsubscribe'));
