import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { MAX_COVER_DRAWINGS } from '@/lib/constants/limits.ts';
import { type Choice, drawingPath } from './cover-choice.ts';
import { PictureOptions } from './search-panel.tsx';

/** One of each composition. */
const OFFERED = 6;

type DrawingPanelProps = {
  blogId: string;
  number: number | undefined;
  /** Number of the first offered drawing. */
  first: number;
  onChoose: (choice: Choice) => void;
};

/** Chooses a drawing in the style's colors. */
export function DrawingPanel({ blogId, number, first, onChoose }: DrawingPanelProps) {
  const [begin, setBegin] = useState(first);
  const options = Array.from({ length: OFFERED }, (_, at) => {
    const each = (begin + at) % MAX_COVER_DRAWINGS;
    const previewUrl = drawingPath(blogId, each);
    return { key: String(each), label: `Drawing ${each + 1}`, previewUrl };
  });
  return (
    <>
      <PictureOptions
        legend="Drawings"
        options={options}
        chosen={number === undefined ? undefined : String(number)}
        onChoose={(key) => onChoose({ kind: 'drawn', number: Number(key) })}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="sm" onClick={() => setBegin(begin + OFFERED)}>
          <RefreshCw aria-hidden />
          Other drawings
        </Button>
        <p className="text-sm text-muted-foreground">Drawings use the colors of the blog’s style and change with it.</p>
      </div>
    </>
  );
}
