import type { GenerationState } from '@/components/generation/run/generation-state.ts';
import { cn } from '@/components/ui/cn.ts';
import { CheckIcon } from '@/components/ui/drawn-icons.tsx';
import styles from './live-preview.module.css';

const BLANK_WIDTHS = ['55%', '85%', '70%', '90%', '60%'];

type Entry = { key: string; heading: string; isWritten: boolean };

function entriesOf({ intro, sections, conclusion }: GenerationState): Entry[] {
  return [
    { key: 'intro', heading: 'Introduction', isWritten: intro !== '' },
    ...sections.map(({ heading, content }, place) => ({ key: `section-${place}`, heading, isWritten: content !== '' })),
    { key: 'conclusion', heading: 'Conclusion', isWritten: conclusion !== '' },
  ];
}

/** Placeholder of the outline, as wide as the outline. */
function BlankOutline() {
  return (
    <div aria-hidden className="mt-3 flex flex-col gap-4 border-l border-border py-2 pl-4">
      {BLANK_WIDTHS.map((width) => (
        <span key={width} style={{ width }} className="h-2 bg-foreground/10" />
      ))}
    </div>
  );
}

/** The outline beside the live preview, with the written parts checked. */
export function OutlineRail({ state }: { state: GenerationState }) {
  return (
    <div className={cn('hidden lg:flex lg:flex-col', styles.rail)}>
      <h3 className="label-caps text-muted-foreground">Outline</h3>
      {state.sections.length === 0 ? (
        <BlankOutline />
      ) : (
        <ol className="mt-3 flex min-h-0 flex-col overflow-y-auto border-l border-border">
          {entriesOf(state).map(({ key, heading, isWritten }) => (
            <li
              key={key}
              className={cn(
                'flex gap-2 border-l-2 py-1.5 pr-1 pl-3.5 text-sm leading-snug',
                isWritten
                  ? cn('border-primary font-medium', styles.written)
                  : 'border-transparent text-muted-foreground',
              )}
            >
              <span className="min-w-0 flex-1">{heading}</span>
              {isWritten ? (
                <>
                  <CheckIcon className="mt-0.5 size-4 shrink-0" />
                  <span className="sr-only"> (written)</span>
                </>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
