import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn.ts';
import { Label } from '@/components/ui/label.tsx';
import type { TextFault } from '../draft/editor-state.ts';
import styles from '../editing.module.css';
import { useRichText } from '../rich-text/rich-text-context.ts';

/** Buttons of ours that stand in the article, in our style and not in that of the article. */
export function Tools({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={styles.slot}>
      <div
        className={cn(
          styles.tools,
          'mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-card-edge bg-card px-3 py-1.5 text-card-foreground',
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}

type FieldFaultProps = { id: string; message: string | null };

/** What is wrong with a field of the article, below it. */
export function FieldFault({ id, message }: FieldFaultProps) {
  if (message === null) return null;
  return (
    <span className={styles.slot}>
      <span id={`${id}-fault`} className={`${styles.tools} mt-1.5 block text-sm font-medium text-destructive-text`}>
        {message}
      </span>
    </span>
  );
}

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
function GrowingTextarea(props: GrowingTextareaProps) {
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

type LineFieldProps = {
  id: string;
  /** Path in the schema of an edit, by which a fault finds its field. */
  name: string;
  label: string;
  value: string;
  onWrite: (text: string) => void;
};

/** One line of the article, such as a heading, written where it stands and as it is set. */
export function LineField({ id, name, label, value, onWrite }: LineFieldProps) {
  const { fault } = useRichText();
  const message = fault?.path === name ? fault.message : null;
  return (
    <>
      <GrowingTextarea
        id={id}
        name={name}
        aria-label={label}
        placeholder={label}
        value={value}
        isOneLine
        onWrite={onWrite}
        aria-invalid={message !== null}
        aria-describedby={message ? `${id}-fault` : undefined}
        className={styles.line}
      />
      <FieldFault id={id} message={message} />
    </>
  );
}

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
