import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn.ts';
import { Label } from '@/components/ui/label.tsx';
import type { TextFault } from '../draft/save-text.ts';
import { GrowingTextarea } from '../fields/growing-textarea.tsx';

type WritingFieldProps = {
  id: string;
  /** Path in the schema of an edit, by which a fault finds its field. */
  name: string;
  label: string;
  value: string;
  onWrite: (text: string) => void;
  fault: TextFault | null;
  /** What the field is for, below its label. */
  hint?: ReactNode;
  /** A field whose text is one line, however often it wraps. */
  isOneLine?: boolean;
} & Pick<ComponentProps<'textarea'>, 'className' | 'lang' | 'placeholder'>;

/** A text of the blog: as large as the text it holds, on a line to write on. */
export function WritingField(props: WritingFieldProps) {
  const { id, name, label, value, onWrite, fault, hint, isOneLine, className, ...rest } = props;
  const message = fault?.path === name ? fault.message : null;
  const described = [hint && `${id}-hint`, message && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div>
      <Label htmlFor={id} className="label-caps text-muted-foreground">
        {label}
      </Label>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
          {hint}
        </p>
      ) : null}
      <GrowingTextarea
        id={id}
        name={name}
        value={value}
        isOneLine={isOneLine}
        onWrite={onWrite}
        aria-invalid={message !== null}
        aria-describedby={described || undefined}
        className={cn(
          'mt-1 block w-full scroll-mt-24 rounded-t-sm border-b border-input bg-transparent px-2 py-2 transition-colors placeholder:text-muted-foreground hover:bg-muted/60 focus-visible:bg-muted/60 aria-invalid:border-destructive-text sm:-mx-2 sm:w-[calc(100%+1rem)]',
          className,
        )}
        {...rest}
      />
      {message ? (
        <p id={`${id}-fault`} className="mt-1.5 text-sm font-medium text-destructive-text">
          {message}
        </p>
      ) : null}
    </div>
  );
}
