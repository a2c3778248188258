import { useState } from 'react';
import { useTranslations } from '#translations';
import type { BlogStyle } from '@/components/blog/styling/blog-style.ts';
import { ColorThemePicker } from '@/components/blog/styling/style-parts.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { SelectField } from '@/components/ui/select.tsx';
import { STYLES, type Style } from '@/lib/constants/options.ts';

type RestyleDialogProps = {
  count: number;
  first: BlogStyle;
  onConfirm: (blogStyle: BlogStyle) => Promise<boolean>;
  onClose: () => void;
};

export default function RestyleDialog({ count, first, onConfirm, onClose }: RestyleDialogProps) {
  const styles = useTranslations('options.styles');
  const [blogStyle, setBlogStyle] = useState(first);
  return (
    <ConfirmDialog
      title={count === 1 ? 'Change style' : `Change style of ${count} blogs`}
      text="Text and images stay the same. Drawn illustrations are redrawn in the new style."
      action={{ label: 'Save style', busy: 'Saving...' }}
      isDestructive={false}
      onConfirm={() => onConfirm(blogStyle)}
      onClose={onClose}
    >
      <SelectField<Style>
        label="Style"
        options={STYLES.map((value) => ({ value, label: styles(`${value}.label`) }))}
        value={blogStyle.style}
        onChange={(style) => setBlogStyle({ ...blogStyle, style })}
        className="mt-5"
      />
      <div className="mt-5">
        <ColorThemePicker blogStyle={blogStyle} onChoose={(colorTheme) => setBlogStyle({ ...blogStyle, colorTheme })} />
      </div>
    </ConfirmDialog>
  );
}
