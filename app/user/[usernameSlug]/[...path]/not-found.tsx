import { NoticePage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { MISSING_PAGE } from '@/lib/constants/owner-messages.ts';

export default function SiteAddressMissing() {
  return (
    <NoticePage {...MISSING_PAGE}>
      <LinkButton href="/" size="lg">
        Return to Home
      </LinkButton>
    </NoticePage>
  );
}
