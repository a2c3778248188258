import { cn } from '@/components/ui/cn.ts';
import styles from './demo.module.css';
import { DEMO_SAMPLE } from './demo-sample.ts';

/** Widths of the drawn lines, in percent: a title, then paragraphs with a short last line. */
const LINES = [62, 100, 96, 58, 97, 100, 72].map((width, place) => ({ width, place }));

/** Ms between one line and the next, so that the page is full when the wait is over. */
const LINE_DELAY_MS = 380;

/** The page before the blog is on it: ruled while the topic is typed, inked line by line while generating. */
export function DemoLines({ isInked }: { isInked: boolean }) {
  return (
    <div aria-hidden className="px-5">
      {LINES.map(({ width, place }) => (
        <div key={place} className="flex h-9 items-end pb-2">
          <span
            style={{ width: `${width}%`, transitionDelay: isInked ? `${place * LINE_DELAY_MS}ms` : '0ms' }}
            className={cn(
              'block origin-left transition-transform duration-500 ease-out',
              place === 0 ? 'h-4 bg-foreground/75' : 'h-1.5 bg-foreground/30',
              isInked ? 'scale-x-100' : 'scale-x-0',
            )}
          />
        </div>
      ))}
    </div>
  );
}

type DemoFrameProps = { isShown: boolean; isMoving: boolean };

/** The featured blog itself, small. It is a picture here: nothing in it takes the focus or the pointer. */
export function DemoFrame({ isShown, isMoving }: DemoFrameProps) {
  return (
    <div
      inert
      className={cn(
        'absolute inset-0 overflow-hidden bg-card transition-opacity duration-300',
        isShown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <iframe
        src={DEMO_SAMPLE.blogPath}
        title="Featured blog"
        loading="lazy"
        tabIndex={-1}
        className={cn('pointer-events-none', styles.frame, isShown && styles.reading, !isMoving && styles.held)}
      />
    </div>
  );
}
