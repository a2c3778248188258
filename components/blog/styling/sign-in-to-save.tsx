import Link from 'next/link';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { DETAIL_TEXTS } from '@/lib/constants/blog-messages.ts';
import { blogPath } from '@/lib/routes.ts';

type SignInToSaveProps = { blogId: string; variant: 'default' | 'ghost' };

/**
 * Leads a visitor without an account to /login and from there to the style settings, where what they tried is still
 * chosen (spec §2, §5); nothing for anybody else.
 */
export function SignInToSave({ blogId, variant }: SignInToSaveProps) {
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
