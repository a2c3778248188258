import Link from 'next/link';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { DETAIL_TEXTS } from '@/lib/constants/blog-messages.ts';
import { blogPath } from '@/lib/routes.ts';

/** Leads signed-out visitors to /login and back to the style settings, which keep their choice (spec §2, §5). */
export function SignInToSave({ blogId, variant }: { blogId: string; variant: 'default' | 'ghost' }) {
  const { user, loading } = useAuth();
  if (user || loading) return null;
  return (
    <Link
      href={`/login?next=${encodeURIComponent(blogPath(blogId))}`}
      prefetch={false}
      className={cn(buttonVariants({ variant }), 'flex-1')}
    >
      {DETAIL_TEXTS.signInToSave}
    </Link>
  );
}
