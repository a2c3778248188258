import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn.ts';

/** Fits the height to the text; browsers that know `field-sizing` do so by themselves. */
function fitHeight(box: HTMLTextAreaElement | null): void {
  if (!box || CSS.supports('field-sizing', 'content')) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}

function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}

type GrowingTextareaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'ref'> & {
  onWrite: (text: string) => void;
  /** A field whose text is one line, however often it wraps. */
  isOneLine?: boolean | undefined;
};

/** A text box as large as the text it holds. */
export function GrowingTextarea(props: GrowingTextareaProps) {
  const { onWrite, isOneLine, className, ...rest } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => fitHeight(box.current));
  return (
    <textarea
      ref={box}
      rows={1}
      onChange={(event) => {
        const text = event.target.value;
        onWrite(isOneLine ? text.replace(/\s*\n\s*/g, ' ') : text);
      }}
      onKeyDown={isOneLine ? ignoreEnter : undefined}
      className={cn('field-sizing-content resize-none', className)}
      {...rest}
    />
  );
}
