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
  const t = useTranslations('restyle');
  const styles = useTranslations('options.styles');
  const [blogStyle, setBlogStyle] = useState(first);
  return (
    <ConfirmDialog
      title={t('title', { count })}
      text={t('text')}
      action={{ label: t('save'), busy: t('saving') }}
      isDestructive={false}
      onConfirm={() => onConfirm(blogStyle)}
      onClose={onClose}
    >
      <SelectField<Style>
        label={t('style')}
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
