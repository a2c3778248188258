import Link from 'next/link';
import { useAuth } from '@/components/auth/auth-context';
import { DETAIL_TEXTS } from '@/lib/constants/blog-messages';
import { sharePath } from '@/lib/routes';

const link =
  'font-medium text-foreground underline decoration-primary decoration-2 underline-offset-4';

/** Says that nobody owns the blog yet (spec §2, Blog detail/edit screen). */
export function FreePreviewNotice() {
  const { user, loading } = useAuth();
  return (
    <div className="border-l-4 border-primary bg-card px-4 py-3">
      <p className="font-semibold">{DETAIL_TEXTS.freePreview}</p>
      {!user && !loading ? (
        <p className="mt-0.5 text-sm text-muted-foreground">{DETAIL_TEXTS.createAccount}</p>
      ) : null}
    </div>
  );
}

/** Says that the blog belongs to somebody else, and where to read it. */
export function ReadOnlyNotice({ blogId }: { blogId: string }) {
  return (
    <p className="border-l-4 border-input bg-card px-4 py-3 text-sm text-muted-foreground">
      {DETAIL_TEXTS.readOnly}{' '}
      <Link href={sharePath(blogId)} className={link}>
        Read the blog
      </Link>
    </p>
  );
}
