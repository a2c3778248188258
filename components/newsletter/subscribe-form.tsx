import 'server-only';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input.tsx';
import { deliversMail } from '@/lib/mail/mailer.ts';
import { subscribersPath } from '@/lib/routes.ts';

const ADDRESS = { name: 'email', type: 'email', autoComplete: 'email', maxLength: 254, required: true };

export const SUBSCRIBE_HEADING = 'Tell me of the next one';

/** Takes a reader's address for mails about new blogs; works without scripts. Nothing without an author or mail. `isPage`: below such a headline. */
export function SubscribeForm({ slug, isPage = false }: { slug: string | undefined; isPage?: boolean }) {
  if (!slug || !deliversMail()) return null;
  return (
    <section
      aria-label={SUBSCRIBE_HEADING}
      className="site-part site-subscribe mt-12 border-t border-border pt-8 framed:hidden print:hidden"
    >
      {isPage ? null : <h2 className="font-display text-2xl font-semibold tracking-tight">{SUBSCRIBE_HEADING}</h2>}
      <p className="mt-2 text-muted-foreground">Each new blog by email. Unsubscribe with one click.</p>
      <form
        method="post"
        action={subscribersPath(slug)}
        className="site-search mt-4 flex max-w-[34rem] flex-wrap items-end gap-3"
      >
        <InputField label="Email" {...ADDRESS} className="min-w-48 flex-1" />
        <Button type="submit">Subscribe</Button>
      </form>
    </section>
  );
}
