import type { HubFile } from './hub.ts';
import { timeLeft } from './time-left.ts';

/** Where progress is shown: a terminal, or a file or pipe. */
type Screen = { isTTY?: boolean; write: (text: string) => unknown };

/** How often the line in a terminal is written anew, in milliseconds. */
const REDRAW_MS = 200;

const BAR_WIDTH = 20;

/** Follows the bytes of one request. */
type Progress = {
  /** So many bytes of the file are there. */
  at: (bytes: number) => void;
  /** No more bytes come. */
  end: () => void;
};

/** What is told of a fetch: on a terminal, or in the row of a job. */
export type FetchReport = {
  /** The hub has named the file. */
  found: (file: HubFile) => void;
  /** A sentence about what happens now. */
  say: (sentence: string) => void;
  /** Bytes of a file begin to arrive, after those that are there already. */
  progress: (size: number, from: number) => Progress;
};

/**
 * Tells how much of a file has arrived: in a terminal on one line that is written anew, elsewhere on a line each 10 %.
 * @param from bytes that were there before
 * @param now the time in milliseconds
 */
export function showProgress(
  screen: Screen,
  size: number,
  from: number,
  now: () => number = () => performance.now(),
): Progress {
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
