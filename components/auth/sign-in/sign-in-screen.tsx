'use client';

import type { Route } from 'next';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { useTranslations } from '#translations';
import { Link, useRouter } from '@/components/messages/navigation.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import type { ToastInput } from '@/components/ui/use-toast.ts';
import { loginSchema, registerSchema } from '@/lib/auth/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { AccountForm, EmailField, FailureNotice, NewPasswordFields, PasswordField } from '../fields/account-form.tsx';
import { useAuth } from '../session/auth-context.ts';
import { authErrorFromPage, googleFailure } from '../session/auth-error.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Any origin: it only shows whether an address leaves the site. */
const SOME_ORIGIN = 'https://site.invalid';

const SIGN_IN_PAGES = /^\/(login|auth|api)(\/|$)/;

/** The path that `next` names in a query string; '/' if it is missing, foreign, or a sign-in page. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, SOME_ORIGIN)) return '/';
  const { origin, pathname, search: query, hash } = new URL(next, SOME_ORIGIN);
  const isRefused = origin !== SOME_ORIGIN || pathname.startsWith('//') || SIGN_IN_PAGES.test(pathname);
  return isRefused ? '/' : `${pathname}${query}${hash}`;
}

type SignInDraft = { email: string; password: string; confirmPassword: string };

const GoogleMark = () => (
  <svg viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
    <path d="M4.75 8.62A8 8 0 0 1 17.95 6.65" stroke="#ea4335" />
    <path d="M4.94 15.76A8 8 0 0 1 4.81 8.49" stroke="#fbbc05" />
    <path d="M17.35 17.95A8 8 0 0 1 4.87 15.63" stroke="#34a853" />
    <path d="M20 12A8 8 0 0 1 17.25 18.04M12 12h10" stroke="#4285f4" />
  </svg>
);

/** Sign-in with Google (spec §2, /login). Stays enabled while the popup is open, so that a lost popup can be reopened. */
function GoogleButton({ isLeaving, onSignedIn }: { isLeaving: boolean; onSignedIn: () => void }) {
  const t = useTranslations('signIn.google');
  const { signInWithGoogle } = useAuth();
  const [waiting, setWaiting] = useState(0);
  const [failure, setFailure] = useState<ToastInput | null>(null);
  const fail = useEffectEvent((error: unknown) => setFailure(googleFailure(error, t)));
  // The error of a Google sign-in that returned to this page is shown once.
  useEffect(() => {
    const address = new URL(window.location.href);
    const error = address.searchParams.get('error');
    if (error === null) return;
    address.searchParams.delete('error');
    window.history.replaceState(null, '', address);
    fail(authErrorFromPage(error));
  }, []);

  async function start(): Promise<void> {
    setWaiting((count) => count + 1);
    setFailure(null);
    try {
      await signInWithGoogle(nextPath(window.location.search));
      onSignedIn();
    } catch (error) {
      setFailure(googleFailure(error, t));
    } finally {
      setWaiting((count) => count - 1);
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <Button variant="outline" size="lg" disabled={isLeaving} onClick={start} className="w-full [&_svg]:size-5">
        <GoogleMark />
        {t(waiting > 0 ? 'waiting' : 'continue')}
      </Button>
      <FailureNotice failure={failure} />
    </div>
  );
}

type SignInScreenProps = {
  ways: { google: boolean; mail: boolean };
  blog: (Pick<Blog, 'language'> & { title: string }) | null;
};

export function SignInScreen({ ways, blog }: SignInScreenProps) {
  const t = useTranslations('signIn');
  const account = useTranslations('auth');
  const router = useRouter();
  const { user, login, register } = useAuth();
  const [isLeaving, startLeaving] = useTransition();
  const [draft, setDraft] = useState<SignInDraft>({ email: '', password: '', confirmPassword: '' });
  const screen = useRef<HTMLDivElement>(null);
  const leave = useCallback(
    () => startLeaving(() => router.replace(nextPath(window.location.search) as Route)),
    [router],
  );
  useEffect(() => {
    if (user) leave();
  }, [user, leave]);

  function saveDraft(): void {
    const form = screen.current?.querySelector('form');
    if (form) setDraft((before) => ({ ...before, ...Object.fromEntries(new FormData(form)) }));
  }

  async function enter(entry: Promise<void>): Promise<undefined> {
    await entry;
    leave();
  }
  return (
    <div ref={screen}>
      {blog ? (
        <p className="mb-6 border-s-4 border-primary ps-4">
          <span className="font-semibold">{t('blogComesWithYou')}</span>
          <span
            lang={LANGUAGE_DETAILS[blog.language].tag}
            className="mt-0.5 line-clamp-2 text-sm text-muted-foreground"
          >
            {blog.title}
          </span>
        </p>
      ) : null}
      {ways.google ? (
        <>
          <GoogleButton isLeaving={isLeaving} onSignedIn={leave} />
          <p className="my-6 flex items-center gap-4 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            {t('orWithEmail')}
          </p>
        </>
      ) : null}
      <Tabs defaultValue={blog ? 'register' : 'login'} onValueChange={saveDraft}>
        <TabsList aria-label={t('signInOrRegister')}>
          <TabsTrigger value="login">{t('login')}</TabsTrigger>
          <TabsTrigger value="register">{t('register')}</TabsTrigger>
        </TabsList>
        <TabsContent value="login">
          <AccountForm
            label={t('login')}
            schema={loginSchema}
            send={(form) => enter(login(form))}
            failure={account('loginFailed')}
            submit={[t('signIn'), t('signingIn')]}
            isLeaving={isLeaving}
          >
            <EmailField defaultValue={draft.email} />
            <div>
              <PasswordField
                name="password"
                label={account('password')}
                autoComplete="current-password"
                defaultValue={draft.password}
              />
              {ways.mail ? (
                <p className="mt-2 text-end text-sm">
                  <Link href="/forgot-password" className="inline-block py-1 font-medium link-underline">
                    {t('forgotPassword')}
                  </Link>
                </p>
              ) : null}
            </div>
          </AccountForm>
          <PasskeyButton />
        </TabsContent>
        <TabsContent value="register">
          <AccountForm
            label={t('register')}
            schema={registerSchema}
            send={(form) => enter(register(form))}
            failure={account('registerFailed')}
            submit={[t('createAccount'), t('creatingAccount')]}
            isLeaving={isLeaving}
          >
            <EmailField defaultValue={draft.email} />
            <NewPasswordFields draft={draft} />
          </AccountForm>
        </TabsContent>
      </Tabs>
    </div>
  );
}
