import { ArrowRight, X } from 'lucide-react';
import type { Route } from 'next';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { settingsPath } from '@/lib/routes.ts';
import { planState } from './plans.tsx';
import { useLoadedSubscription } from './subscription-card.tsx';

const OPENED: readonly { href: Route; label: string; text: string }[] = [
  { href: '/create', label: 'Write a blog', text: 'No limit, and yours are written first.' },
  { href: '/batch', label: 'Write several at once', text: 'Up to 20 blogs from one topic.' },
  { href: settingsPath('domain'), label: 'Use your own domain', text: 'Your public page and blogs at your address.' },
  { href: settingsPath('publishing'), label: 'Take our name off', text: 'On your blogs, previews, feeds and embeds.' },
];

/** After the checkout, once: links to what premium opened. */
export function WelcomeToPremium({ uid }: { uid: string }) {
  // The card cleans the address; this keeps what it said at first.
  const [hasPaid] = useState(useSearchParams().get('checkout') === 'success');
  const [isClosed, setIsClosed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const subscription = useLoadedSubscription(uid, hasPaid);
  const isShown = hasPaid && !isClosed && subscription !== undefined && planState(subscription) === 'active';
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section aria-labelledby="welcome" className="page-width mt-6">
      <div className="relative rounded-md border border-foreground bg-card p-5 sm:p-7">
        <h2
          ref={heading}
          id="welcome"
          tabIndex={-1}
          className="pr-10 font-display text-3xl leading-tight font-semibold tracking-tight outline-none"
        >
          Welcome to Premium
        </h2>
        <Button
          Icon={X}
          variant="ghost"
          size="icon"
          aria-label="Close the welcome"
          onClick={() => setIsClosed(true)}
          className="absolute top-4 right-4"
        />
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {OPENED.map(({ href, label, text }) => (
            <li key={href} className="border-t border-border py-3">
              <Link
                href={href}
                prefetch={false}
                className="inline-flex items-center gap-1.5 font-semibold link-underline"
              >
                {label}
                <ArrowRight aria-hidden className="size-4" />
              </Link>
              <p className="mt-0.5 text-sm text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
