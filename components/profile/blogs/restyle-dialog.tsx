'use client';

import { useId, useState } from 'react';
import type { BlogStyle } from '@/components/blog/styling/blog-style.ts';
import { ColorThemePicker } from '@/components/blog/styling/color-theme-picker.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import { STYLES } from '@/lib/constants/options.ts';

type RestyleDialogProps = {
  count: number;
  /** What is offered first. */
  first: BlogStyle;
  /** @returns whether it was done; the dialog stays open otherwise */
  onConfirm: (blogStyle: BlogStyle) => Promise<boolean>;
  onClose: () => void;
};

const OPTIONS = STYLE_OPTIONS.map(({ name, ...option }) => ({ value: name, ...option }));

/** Asks for the style and color theme that some blogs are to have. */
export default function RestyleDialog({ count, first, onConfirm, onClose }: RestyleDialogProps) {
  const id = useId();
  const [blogStyle, setBlogStyle] = useState(first);
  const [isBusy, setIsBusy] = useState(false);

  function chooseStyle(name: string): void {
    const style = STYLES.find((each) => each === name);
    if (style) setBlogStyle({ ...blogStyle, style });
  }

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    if (await onConfirm(blogStyle)) onClose();
    else setIsBusy(false);
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent>
        <DialogTitle>{count === 1 ? 'Restyle this blog' : `Restyle ${count} blogs`}</DialogTitle>
        <DialogDescription>
          Text and pictures stay; drawn illustrations are drawn again in the new style.
        </DialogDescription>
        <label htmlFor={id} className="mt-5 block text-sm font-semibold">
          Style
        </label>
        <Select
          id={id}
          options={OPTIONS}
          value={blogStyle.style}
          onChange={(event) => chooseStyle(event.target.value)}
          className="mt-2"
        />
        <div className="mt-5">
          <ColorThemePicker
            blogStyle={blogStyle}
            onChoose={(colorTheme) => setBlogStyle({ ...blogStyle, colorTheme })}
          />
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button aria-busy={isBusy} onClick={confirm}>
            {isBusy ? 'Saving...' : 'Save style'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
