import { expect, test } from 'vitest';
import { createProgressDisplay } from '@/lib/models/hub/progress.ts';

const progressAt = (doneBytes: number, message = '') => ({
  ...{ sizeBytes: 2_500_000_000, bytesPerSecond: 50_000_000, message },
  doneBytes,
});

test('a terminal has one line with percent, MB, MB/s and time left, redrawn a few times a second', () => {
  const written: string[] = [];
  const show = createProgressDisplay({ isTTY: true, write: (text) => written.push(text) });
  show(progressAt(500_000_000));
  show(progressAt(510_000_000));
  show(progressAt(2_500_000_000, 'Checking it …'));
  expect(written).toEqual(['\r\u001b[K 20 %  500 of 2500 MB  50.0 MB/s  40 s left', '\r\u001b[KChecking it …\n']);
});

test('a file or a pipe gets a line each 10 %', () => {
  const written: string[] = [];
  const show = createProgressDisplay({ write: (text) => written.push(text) });
  for (let percent = 1; percent <= 100; percent += 1) show(progressAt(25_000_000 * percent));
  expect(written).toHaveLength(10);
  expect(written[0]).toBe(' 10 %  250 of 2500 MB  50.0 MB/s  45 s left\n');
  expect(written[9]).toBe('100 %  2500 of 2500 MB  50.0 MB/s  0 s left\n');
});
