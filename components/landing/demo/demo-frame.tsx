import { cn } from '@/components/ui/cn';
import styles from './demo.module.css';
import { DEMO_SAMPLE } from './demo-sample.ts';

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
        className={cn(
          'pointer-events-none',
          styles.frame,
          isShown && styles.reading,
          !isMoving && styles.held,
        )}
      />
    </div>
  );
}
