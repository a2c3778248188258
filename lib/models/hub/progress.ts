import { timeLeft } from '../../constants/operator-messages.ts';
import type { FetchProgress } from './download.ts';

const REDRAW_MS = 200;

function progressLine({ sizeBytes, doneBytes, bytesPerSecond }: FetchProgress): string {
  const percent = `${Math.floor((doneBytes / sizeBytes) * 100)} %`.padStart(5);
  const mb = `${Math.floor(doneBytes / 1e6)} of ${Math.ceil(sizeBytes / 1e6)} MB`;
  const speed = `${(bytesPerSecond / 1e6).toFixed(1)} MB/s`;
  return [percent, mb, speed, timeLeft((sizeBytes - doneBytes) / bytesPerSecond)].join('  ').trimEnd();
}

/** Shows progress: in a terminal on one line, elsewhere a line every 10 %. */
export function createProgressDisplay(screen: { isTTY?: boolean; write: (text: string) => unknown }) {
  let drawnAt = Number.NEGATIVE_INFINITY;
  let tenths = 0;
  return (progress: FetchProgress): void => {
    const { sizeBytes, doneBytes, message } = progress;
    const isNext = Math.floor((doneBytes / sizeBytes) * 10) !== tenths;
    tenths = Math.floor((doneBytes / sizeBytes) * 10);
    if (message) screen.write(screen.isTTY ? `\r\u001b[K${message}\n` : `${message}\n`);
    else if (!screen.isTTY && isNext) screen.write(`${progressLine(progress)}\n`);
    else if (screen.isTTY && (performance.now() - drawnAt >= REDRAW_MS || doneBytes === sizeBytes)) {
      screen.write(`\r\u001b[K${progressLine(progress)}`);
      drawnAt = performance.now();
    }
  };
}
