import { NoticePage } from '@/components/shell/page-parts.tsx';
import { MISSING_PAGE } from '@/lib/constants/owner-messages.ts';

export default function SiteAddressMissing() {
  return <NoticePage {...MISSING_PAGE} />;
}
