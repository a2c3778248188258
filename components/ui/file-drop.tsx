import type { LucideIcon } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

export const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

type FilePickerOptions = { label: string; accept: string; isMultiple?: boolean; onFiles: (files: File[]) => unknown };

export function useFilePicker({ label, accept, isMultiple = false, onFiles }: FilePickerOptions) {
  const picker = useRef<HTMLInputElement>(null);

  function pick(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.currentTarget.files ?? [])];
    // Cleared, so that picking the same file again fires a change event.
    event.currentTarget.value = '';
    onFiles(files);
  }
  const input = (
    <input ref={picker} type="file" accept={accept} multiple={isMultiple} hidden aria-label={label} onChange={pick} />
  );
  return { input, open: () => picker.current?.click() };
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

type FileDropProps = FilePickerOptions & {
  Icon: LucideIcon;
  button: string;
  hint: ReactNode;
  isBusy?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  className?: string;
  children?: ReactNode;
};

export function FileDrop(props: FileDropProps) {
  const { Icon, button, hint, isBusy, isDisabled, autoFocus, className, children, ...options } = props;
  const { input, open } = useFilePicker(options);
  const handlers = {
    onDragOver: (event: DragEvent) => carriesFiles(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      options.onFiles([...event.dataTransfer.files]);
    },
  };
  return (
    <div {...handlers} className={cn('rounded-md border border-dashed border-input p-3', className)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          Icon={Icon}
          variant="outline"
          size="sm"
          autoFocus={autoFocus}
          aria-disabled={isDisabled}
          aria-busy={isBusy}
          onClick={isDisabled ? undefined : open}
          className="aria-disabled:opacity-40"
        >
          {button}
        </Button>
        <p className="min-w-0 text-sm break-words text-muted-foreground">{hint}</p>
        {input}
      </div>
      {children}
    </div>
  );
}
