'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { SignInWays } from '@/lib/auth/sign-in-ways.ts';
import { useAuth } from '../session/auth-context.ts';
import { authErrorFromPage } from '../session/auth-error.ts';
import { googleFailureToast } from '../session/failure-toast.ts';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { nextPath } from './next-path.ts';
import { RegisterForm } from './register-form.tsx';
import { EMPTY_DRAFT, readDraft } from './sign-in-draft.ts';

/** Shows a toast about a sign-in with Google in this tab that came back here without success, once. */
function useErrorInAddress(): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    const error = address.searchParams.get('error');
    if (error === null) return;
    address.searchParams.delete('error');
    window.history.replaceState(null, '', address);
    toast(googleFailureToast(authErrorFromPage(error)));
  }, []);
}

/** Takes whoever is signed in to the page they came for, or home (spec §2, /login). */
function useLeaving() {
  const router = useRouter();
  const { user } = useAuth();
  const [isLeaving, startLeaving] = useTransition();
  const leave = useCallback(
    () => startLeaving(() => router.replace(nextPath(window.location.search) as Route)),
    [router],
  );
  useEffect(() => {
    if (user) leave();
  }, [user, leave]);
  return { isLeaving, leave };
}

/** Sign-in and registration (spec §2, /login). */
export function SignInScreen({ ways }: { ways: SignInWays }) {
  const { isLeaving, leave } = useLeaving();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const screen = useRef<HTMLDivElement>(null);
  useErrorInAddress();
  useEffect(preloadToasts, []);

  function saveDraft(): void {
    const form = screen.current?.querySelector('form');
    if (form) setDraft((before) => readDraft(form, before));
  }
  const formProps = { draft, isLeaving, onSignedIn: leave };
  return (
    <div ref={screen}>
      {ways.google ? (
        <>
          <GoogleButton isLeaving={isLeaving} onSignedIn={leave} />
          <p className="my-6 flex items-center gap-4 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            or with your email
          </p>
        </>
      ) : null}
      <Tabs defaultValue="login" onValueChange={saveDraft}>
        <TabsList aria-label="Login or register">
          <TabsTrigger value="login">Login</TabsTrigger>
          <TabsTrigger value="register">Register</TabsTrigger>
        </TabsList>
        <TabsContent value="login">
          <LoginForm {...formProps} hasMail={ways.mail} />
        </TabsContent>
        <TabsContent value="register">
          <RegisterForm {...formProps} />
        </TabsContent>
      </Tabs>
    </div>
  );
}
