'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { useAuth } from '../session/auth-context';
import { googleFailureToast } from '../session/failure-toast';
import { GoogleMark } from './google-mark';
import { nextPath } from './next-path';

type GoogleButtonProps = { isLeaving: boolean; onSignedIn: () => void };

/**
 * Sign-in with Google (spec §2, /login). The button stays in use while its window is open: whoever lost the window gets
 * another one.
 */
export function GoogleButton({ isLeaving, onSignedIn }: GoogleButtonProps) {
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
    <Button
      variant="outline"
      size="lg"
      disabled={isLeaving}
      onClick={start}
      className="w-full [&_svg]:size-5"
    >
      <GoogleMark />
      {waiting > 0 ? 'Waiting for Google...' : 'Continue with Google'}
    </Button>
  );
}
