import { expect, onTestFinished, test } from 'vitest';
import { onChange } from '@/lib/changes/subscriptions.ts';
import { requireRoomToWatch } from '@/lib/writing/runs/stream.ts';

test('a run has twenty watchers at most', () => {
  const stops = Array.from({ length: 20 }, () => {
    expect(() => requireRoomToWatch('generation:crowded')).not.toThrow();
    return onChange('generation:crowded', () => undefined);
  });
  onTestFinished(() => void stops.map((stop) => stop()));
  expect(() => requireRoomToWatch('generation:crowded')).toThrow('Too many tabs are following this blog.');
  expect(() => requireRoomToWatch('generation:other')).not.toThrow();
  stops.pop()?.();
  expect(() => requireRoomToWatch('generation:crowded')).not.toThrow();
});
