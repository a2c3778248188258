import { MissingPage } from '@/components/shell/missing-page';
import { PROFILE_MESSAGES } from '@/lib/constants/profile-messages';

export default function UserNotFoundPage() {
  return (
    <MissingPage
      notice={PROFILE_MESSAGES.notFound}
      text="The address may be mistyped, or the account was deleted."
    />
  );
}
