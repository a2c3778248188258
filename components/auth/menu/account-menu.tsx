import { ChevronDown, CircleUserRound, House, LogOut, Settings } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { Avatar } from '@/components/ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { settingsPath } from '@/lib/routes.ts';
import { avatarLetter } from '../../ui/avatar.tsx';
import { useAuth } from '../session/auth-context.ts';
import { accountFailure } from '../session/auth-error.ts';

/** Avatar with its menu: name, email, Profile, Settings, Home, Log out (spec §2 Shared chrome). */
export default function AccountMenu({ user }: { user: SessionUser }) {
  const router = useRouter();
  const { signOut } = useAuth();
  const goTo = (path: Route) => () => router.push(path);

  async function logOut(): Promise<void> {
    try {
      await signOut();
    } catch (error) {
      toast(accountFailure(error, AUTH_MESSAGES.logoutFailed));
    }
  }
  return (
    // Not modal: the page keeps its scroll bar and does not jump.
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label="Account menu"
        className="group flex h-9 cursor-pointer items-center gap-1 rounded-full pr-1 pl-0.5 hover:bg-accent"
      >
        <Avatar letter={avatarLetter(user)} photoURL={user.photoURL} />
        <ChevronDown aria-hidden className="size-4 transition-transform group-data-[state=open]:rotate-180" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>
          <p className="truncate font-display text-lg leading-tight font-semibold">{user.displayName}</p>
          <p className="mt-0.5 truncate text-sm text-muted-foreground">{user.email}</p>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={goTo('/profile')}>
          <CircleUserRound aria-hidden />
          Profile
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={goTo(settingsPath('account'))}>
          <Settings aria-hidden />
          Settings
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={goTo('/')}>
          <House aria-hidden />
          Home
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={logOut}>
          <LogOut aria-hidden />
          Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
