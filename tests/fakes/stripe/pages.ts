import type Stripe from 'stripe';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
    <title>${title}</title><h1>${title}</h1>${body}</html>`;
}

const button = (action: string, text: string) => `<button name="action" value="${action}">${text}</button>`;

/** Stripe's page on which a subscription is paid for. */
export function checkoutPage(session: Stripe.Checkout.Session): string {
  const amount = ((session.amount_total ?? 0) / 100).toFixed(2);
  return page(
    'Subscribe to Premium',
    `<p>$${amount} per month</p>
     <form method="post" action="/c/pay/${session.id}">${button('pay', 'Subscribe')}</form>
     <a href="${escapeHtml(session.cancel_url ?? '')}">Back</a>`,
  );
}

/** The customer portal. */
export function portalPage(
  session: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription | undefined,
): string {
  const actions = subscription
    ? `<p>Status: ${subscription.status}</p>
       <form method="post" action="/p/session/${session.id}">
         ${button('cancel', 'Cancel plan')} ${button('renew', 'Renew plan')}
         ${button('pay', 'Pay with another card')}
       </form>`
    : '<p>No current plan</p>';
  return page('Billing', `${actions}<a href="${escapeHtml(session.return_url ?? '')}">Return to site</a>`);
}
