import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, toast } from '@/components/ui/use-toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('shows one at a time: the newest replaces the previous one', () => {
  toast({ title: 'First' });
  const id = toast({ title: 'Second', description: 'More', variant: 'destructive' });
  expect(currentToast()).toEqual({ id, open: true, title: 'Second', description: 'More', variant: 'destructive' });
});

test('closes at once when dismissed and leaves memory after 1,000,000 ms', () => {
  const id = toast({ title: 'Saved' });
  dismissToast(id);
  expect(currentToast()).toMatchObject({ id, open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject({ id, open: false });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('keeps a new toast when the old one is dismissed late or due for removal', () => {
  const old = toast({ title: 'Old' });
  dismissToast(old);
  toast({ title: 'New' });
  dismissToast(old);
  vi.advanceTimersByTime(1_000_000);
  expect(currentToast()).toMatchObject({ title: 'New', open: true });
});
