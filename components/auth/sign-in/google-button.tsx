'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { useAuth } from '../session/auth-context.ts';
import { googleFailureToast } from '../session/failure-toast.ts';
import { nextPath } from './next-path.ts';

/** A quarter or so of Google's ring: from and to in degrees, clockwise from three o'clock. */
function arc(from: number, to: number): string {
  const point = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${(12 + 8 * Math.cos(radians)).toFixed(2)} ${(12 + 8 * Math.sin(radians)).toFixed(2)}`;
  };
  return `M${point(from)}A8 8 0 0 1 ${point(to)}`;
}

/** Google's G, in its four colors. Decoration beside the button's text. */
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
    <Button variant="outline" size="lg" disabled={isLeaving} onClick={start} className="w-full [&_svg]:size-5">
      <GoogleMark />
      {waiting > 0 ? 'Waiting for Google...' : 'Continue with Google'}
    </Button>
  );
}
