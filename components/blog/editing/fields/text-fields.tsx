import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn.ts';
import { Label } from '@/components/ui/label.tsx';
import type { TextFault } from '../draft/editor-state.ts';
import styles from '../editing.module.css';
import { useRichText } from '../rich-text/rich-text-context.ts';

/** App controls inside the article, in the app's style. */
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

/** Error of a field in the article. */
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

/** Fits the height to the text in browsers without `field-sizing`. */
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
  /** One line that may wrap. */
  isOneLine?: boolean | undefined;
};

/** A text box that grows with its text. */
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
  /** Path in the edit schema, which validation errors refer to. */
  name: string;
  label: string;
  value: string;
  onWrite: (text: string) => void;
};

/** A one-line text such as a heading, edited in place. */
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
  /** Path in the edit schema, which validation errors refer to. */
  name: string;
  label: string;
  value: string;
  onWrite: (text: string) => void;
  fault: TextFault | null;
  hint?: ReactNode;
  /** One line that may wrap. */
  isOneLine?: boolean;
} & Pick<ComponentProps<'textarea'>, 'className' | 'lang' | 'placeholder'>;

/** A labeled text outside the article's own structure. */
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
