import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { SectionDraft } from '../draft/text-draft.ts';
import { pictureId } from './section-id.ts';
import type { Pictures } from './use-pictures.ts';

type PictureControlsProps = {
  section: SectionDraft;
  url: string;
  /** Place of the picture in its section, counted from 0. */
  at: number;
  pictures: Pictures;
};

/** What can be done with a picture. Buttons that can do nothing keep their place and the focus. */
export function PictureControls({ section, url, at, pictures }: PictureControlsProps) {
  const id = pictureId(url);
  const name = pictures.altOf(url) || pictures.titleOf(url) || `number ${at + 1}`;
  const isLast = at === section.images.length - 1;
  const buttons = [
    {
      part: 'up',
      label: 'Move picture up',
      Icon: ArrowUp,
      isOff: at === 0,
      run: () => pictures.move(section, url, -1),
    },
    {
      part: 'down',
      label: 'Move picture down',
      Icon: ArrowDown,
      isOff: isLast,
      run: () => pictures.move(section, url, 1),
    },
    { part: 'remove', label: 'Remove picture', Icon: X, isOff: false, run: () => pictures.remove(section, url) },
  ];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1">
      {buttons.map(({ part, label, Icon, isOff, run }) => (
        <Button
          key={part}
          id={`${id}-${part}`}
          variant="ghost"
          size="icon-sm"
          aria-label={`${label}: ${name}`}
          title={label}
          aria-disabled={isOff}
          onClick={isOff ? undefined : run}
          className="text-muted-foreground hover:text-foreground aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
        >
          <Icon aria-hidden />
        </Button>
      ))}
      {pictures.sections.length > 1 ? (
        <Select
          id={`${id}-section`}
          aria-label={`Section of picture: ${name}`}
          options={pictures.sections.map(({ key, heading }, index) => ({
            value: String(key),
            label: `Section ${index + 1}${heading && `: ${heading}`}`,
          }))}
          value={String(section.key)}
          onChange={(event) => pictures.moveTo(section, url, Number(event.currentTarget.value))}
          className="ml-auto h-9 w-auto max-w-56 min-w-0 truncate"
        />
      ) : null}
    </div>
  );
}
