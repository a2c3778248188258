import { cn } from '@/components/ui/cn';
import type { LiveStory } from './story.ts';

type Entry = { key: string; heading: string; isWritten: boolean };

function entriesOf({ intro, sections, conclusion }: LiveStory): Entry[] {
  return [
    { key: 'intro', heading: 'Introduction', isWritten: intro !== '' },
    ...sections.map(({ heading, content }, place) => ({
      key: `section-${place}`,
      heading,
      isWritten: content !== '',
    })),
    { key: 'conclusion', heading: 'Conclusion', isWritten: conclusion !== '' },
  ];
}

/** The parts of the outline beside the galley, each with whether it is set. */
export function OutlineRail({ story }: { story: LiveStory }) {
  if (story.sections.length === 0) return null;
  return (
    <div className="hidden lg:block">
      <div className="sticky top-36">
        <h3 className="label-caps text-muted-foreground">Outline</h3>
        <ol className="mt-3 flex max-h-[calc(100dvh-14rem)] flex-col overflow-y-auto border-l border-border">
          {entriesOf(story).map(({ key, heading, isWritten }) => (
            <li
              key={key}
              className={cn(
                '-ml-px border-l-2 py-1.5 pl-4 text-sm leading-snug transition-colors duration-500',
                isWritten
                  ? 'border-primary font-medium'
                  : 'border-transparent text-muted-foreground',
              )}
            >
              {heading}
              {isWritten ? <span className="sr-only"> (written)</span> : null}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
