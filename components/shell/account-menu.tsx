import { ChevronDown, CircleUserRound, Globe, House, LogOut, Settings } from 'lucide-react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { accountFailure } from '@/components/auth/session/auth-error.ts';
import { Avatar, avatarLetter } from '@/components/ui/avatar.tsx';
import { Menu } from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { settingsPath, userPath } from '@/lib/routes.ts';

export default function AccountMenu({ user }: { user: SessionUser }) {
  const t = useTranslations('shell');
  const { signOut } = useAuth();
  const logOut = () => signOut().catch((error) => toast(accountFailure(error, t('logOutFailed'), t)));
  return (
    <Menu
      trigger={{
        'aria-label': t('accountMenu'),
        className: 'group flex h-9 cursor-pointer items-center gap-1 rounded-full pe-1 ps-0.5 hover:bg-accent',
        children: (
          <>
            <Avatar letter={avatarLetter(user)} photoURL={user.photoURL} />
            <ChevronDown aria-hidden className="size-4 transition-transform group-data-[state=open]:rotate-180" />
          </>
        ),
      }}
      align="end"
      label={
        <>
          <p className="truncate font-display text-lg leading-tight font-semibold">{user.displayName}</p>
          <p className="mt-0.5 truncate text-sm text-muted-foreground">{user.email}</p>
        </>
      }
      groups={[
        [
          { Icon: CircleUserRound, label: t('profile'), href: '/profile' },
          { Icon: Globe, label: t('mySite'), href: userPath(user.slug) },
          { Icon: Settings, label: t('settings'), href: settingsPath('account') },
          { Icon: House, label: t('home'), href: '/' },
        ],
        [{ Icon: LogOut, label: t('logOut'), onSelect: logOut }],
      ]}
    />
  );
}
