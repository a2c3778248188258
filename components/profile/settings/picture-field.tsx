import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { readAsDataUrl, useFilePicker } from '@/components/ui/file-drop.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { pictureProblem, READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';

type PictureFieldProps = {
  noun: 'photo' | 'picture' | 'icon';
  hint: string;
  picture: string | null;
  onChoose: (dataUrl: string) => void;
  onRemove: () => void;
};

/** A picture to upload, as a data URL. */
export function PictureField({ noun, hint, picture, onChoose, onRemove }: PictureFieldProps) {
  const t = useTranslations('settings.picture');
  const images = useTranslations('images');
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { input, open } = useFilePicker({
    label: t('file', { noun }),
    accept: [...READABLE_IMAGE_TYPES].join(),
    onFiles: choose,
  });

  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const found = pictureProblem(file);
    const dataUrl = found ? null : await readAsDataUrl(file).catch(() => null);
    const fault = found ? images(`${found}.description`, { file: file.name }) : t('unreadable');
    setProblem(dataUrl ? null : fault);
    if (dataUrl) onChoose(dataUrl);
  }

  function remove(): void {
    setProblem(null);
    onRemove();
    // The focused button disappears.
    button.current?.focus();
  }
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className="text-sm font-semibold">{t('name', { noun })}</legend>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {picture ? <img src={picture} alt="" className="max-h-20 max-w-40 rounded-md border border-border" /> : null}
        <Button Icon={ImageUp} ref={button} variant="outline" onClick={open}>
          {t(picture ? 'chooseAnother' : 'choose', { noun })}
        </Button>
        {picture ? (
          <Button Icon={Trash2} variant="outline" onClick={remove}>
            {t('remove', { noun })}
          </Button>
        ) : null}
      </div>
      {input}
      <p id={hintId} className="mt-1.5 text-sm text-muted-foreground">
        {hint}
      </p>
      <Fault className="mt-1.5">{problem}</Fault>
    </fieldset>
  );
}
