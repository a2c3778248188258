import { timeLeft } from '../../constants/model-messages.ts';
import type { HubFile } from './hub.ts';

/** Redraw interval in a terminal, in ms. */
const REDRAW_MS = 200;

const BAR_WIDTH = 20;

/** Receives the progress of a download, for a terminal or a job's row. */
export type FetchReport = {
  /** The file was found at the hub. */
  found: (file: HubFile) => void;
  /** A sentence about the current step. */
  say: (sentence: string) => void;
  /** A request has started, at an offset of `from` bytes; `at` gets the bytes on the disk. */
  progress: (size: number, from: number) => { at: (bytes: number) => void; end: () => void };
};

/**
 * Shows progress: in a terminal on one line, elsewhere a line every 10 %.
 * @param from offset of the request in bytes
 * @param now clock in ms (tests)
 */
export function showProgress(
  screen: { isTTY?: boolean; write: (text: string) => unknown },
  size: number,
  from: number,
  now: () => number = () => performance.now(),
): ReturnType<FetchReport['progress']> {
  const began = now();
  let drawnAt = Number.NEGATIVE_INFINITY;
  let tenths = Math.floor((from / size) * 10);
  let latest = from;

  const words = () => {
    const perSecond = (latest - from) / Math.max((now() - began) / 1000, 0.001);
    const percent = `${Math.floor((latest / size) * 100)} %`.padStart(5);
    const mb = `${Math.floor(latest / 1e6)} of ${Math.ceil(size / 1e6)} MB`;
    const speed = `${(perSecond / 1e6).toFixed(1)} MB/s`;
    return [percent, mb, speed, timeLeft((size - latest) / perSecond)].join('  ').trimEnd();
  };
  const draw = () => {
    const full = Math.floor((latest / size) * BAR_WIDTH);
    screen.write(`\r\u001b[K[${'#'.repeat(full).padEnd(BAR_WIDTH, '-')}]${words()}`);
    drawnAt = now();
  };

  return {
    at: (bytes) => {
      latest = bytes;
      if (screen.isTTY) {
        if (now() - drawnAt >= REDRAW_MS) draw();
        return;
      }
      const reached = Math.floor((bytes / size) * 10);
      if (reached > tenths) screen.write(`${words()}\n`);
      tenths = reached;
    },
    end: () => {
      if (!screen.isTTY) return;
      draw();
      screen.write('\n');
    },
  };
}
