import { expect, test } from 'vitest';
import { showProgress } from '@/lib/models/hub/progress.ts';

const SIZE = 2_500_000_000;

/** A screen that remembers what was written, and a clock that stands until it is set. */
function screenOf(isTTY: boolean) {
  const written: string[] = [];
  const clock = { ms: 0 };
  const screen = { isTTY, write: (text: string) => written.push(text) };
  return { written, clock, progress: (from: number) => showProgress(screen, SIZE, from, () => clock.ms) };
}

test('a terminal has one line with a bar, percent, MB, MB/s and time left', () => {
  const { written, clock, progress } = screenOf(true);
  const { at, end } = progress(0);
  clock.ms = 10_000;
  at(500_000_000);
  expect(written).toEqual(['\r\u001b[K[####----------------] 20 %  500 of 2500 MB  50.0 MB/s  40 s left']);
  clock.ms = 10_100;
  at(510_000_000);
  expect(written).toHaveLength(1);
  clock.ms = 10_300;
  at(515_000_000);
  expect(written).toHaveLength(2);
  end();
  expect(written.at(-1)).toBe('\n');
});

test('what was there before does not count as speed', () => {
  const { written, clock, progress } = screenOf(true);
  const { at } = progress(2_000_000_000);
  clock.ms = 100_000;
  at(2_010_000_000);
  expect(written[0]).toContain('80 %  2010 of 2500 MB  0.1 MB/s  1 h 22 min left');
});

test('a file or a pipe gets a line each 10 %', () => {
  const { written, clock, progress } = screenOf(false);
  const { at, end } = progress(0);
  for (let percent = 1; percent <= 100; percent += 1) {
    clock.ms = percent * 1000;
    at(SIZE * (percent / 100));
  }
  end();
  expect(written).toHaveLength(10);
  expect(written[0]).toBe(' 10 %  250 of 2500 MB  25.0 MB/s  2 min left\n');
  expect(written[9]).toBe('100 %  2500 of 2500 MB  25.0 MB/s  0 s left\n');
});
