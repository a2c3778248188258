import Link from 'next/link';
import { ProfileMissing } from '@/components/profile/profile-missing';
import { NoticePage } from '@/components/shell/notice-page';
import { buttonVariants } from '@/components/ui/button-variants';
import { PROFILE_MESSAGES } from '@/lib/constants/profile-messages';

export default function UserNotFoundPage() {
  return (
    <>
      <title>{PROFILE_MESSAGES.notFound.title}</title>
      <NoticePage
        label="404"
        heading={PROFILE_MESSAGES.notFound.title}
        text="The address may be mistyped, or the account was deleted."
      >
        <Link href="/" className={buttonVariants({ size: 'lg' })}>
          Return to Home
        </Link>
      </NoticePage>
      <ProfileMissing />
    </>
  );
}
