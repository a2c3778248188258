import { LANDING_MESSAGES } from '@/lib/constants/messages';

/** What a visitor without an account gets, as a dateline under the masthead (spec §2). */
export function SignedOutBanner() {
  return (
    <div className="page-width">
      <p className="border-b border-border py-2.5 text-center text-[0.8125rem] leading-snug font-medium text-balance">
        {LANDING_MESSAGES.banner}
      </p>
    </div>
  );
}
