'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { SignInWays } from '@/lib/auth/sign-in-ways.ts';
import { useAuth } from '../session/auth-context.ts';
import { authErrorFromPage, googleFailureToast } from '../session/auth-error.ts';
import { nextPath } from './next-path.ts';
import { LoginForm, RegisterForm, readDraft, type SignInDraft } from './sign-in-forms.tsx';

/** An arc of Google's ring, in degrees clockwise from three o'clock. */
function arc(from: number, to: number): string {
  const point = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${(12 + 8 * Math.cos(radians)).toFixed(2)} ${(12 + 8 * Math.sin(radians)).toFixed(2)}`;
  };
  return `M${point(from)}A8 8 0 0 1 ${point(to)}`;
}

/** Google's G in four colors; decorative. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path d={arc(205, 318)} stroke="#ea4335" />
      <path d={arc(152, 206)} stroke="#fbbc05" />
      <path d={arc(48, 153)} stroke="#34a853" />
      <path d={`${arc(0, 49)}M12 12h10`} stroke="#4285f4" />
    </svg>
  );
}

type GoogleButtonProps = { isLeaving: boolean; onSignedIn: () => void };

/** Sign-in with Google (spec §2, /login). Stays enabled while the popup is open, so that a lost popup can be reopened. */
function GoogleButton({ isLeaving, onSignedIn }: GoogleButtonProps) {
  const { signInWithGoogle } = useAuth();
  const [waiting, setWaiting] = useState(0);

  async function start(): Promise<void> {
    setWaiting((count) => count + 1);
    try {
      await signInWithGoogle(nextPath(window.location.search));
      onSignedIn();
    } catch (error) {
      toast(googleFailureToast(error));
    } finally {
      setWaiting((count) => count - 1);
    }
  }
  return (
    <Button variant="outline" size="lg" disabled={isLeaving} onClick={start} className="w-full [&_svg]:size-5">
      <GoogleMark />
      {waiting > 0 ? 'Waiting for Google...' : 'Continue with Google'}
    </Button>
  );
}

/** Shows the error of a Google sign-in that returned to this page, once. */
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

/** Redirects signed-in users to the page they came for, or home (spec §2, /login). */
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
  const [draft, setDraft] = useState<SignInDraft>({ email: '', password: '', confirmPassword: '' });
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
