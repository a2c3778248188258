import { MissingPage } from '@/components/shell/missing-page.tsx';
import { PROFILE_MESSAGES } from '@/lib/constants/owner-messages.ts';

export default function UserNotFoundPage() {
  return (
    <MissingPage notice={PROFILE_MESSAGES.notFound} text="The address may be mistyped, or the account was deleted." />
  );
}
