import { useState } from 'react';
import { apiErrorDetails } from '@/lib/http/client.ts';

/** Runs one action at a time: `run` ignores calls while `isBusy`, and passes errors to `onError`. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);

  async function run(action: () => Promise<unknown>, onError: (error: unknown) => void = console.error): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await action();
    } catch (error) {
      onError(error);
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}

/** Goes to another page. The button that does stays busy while the browser leaves. */
export async function leaveFor(url: string): Promise<void> {
  window.location.assign(url);
  await new Promise((resolve) => setTimeout(resolve, 3000));
}

/** `useBusy` for a form: `fault` is the server's message for the last failure, or `failed` without one. */
export function useSubmit(failed: string) {
  const { isBusy, run } = useBusy();
  const [fault, setFault] = useState('');

  function submit(action: () => Promise<unknown>): Promise<void> {
    if (!isBusy) setFault('');
    return run(action, (error) => {
      console.error(error);
      setFault(apiErrorDetails(error).message ?? failed);
    });
  }
  return { isBusy, fault, setFault, submit };
}
