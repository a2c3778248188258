import type { Editor } from '@tiptap/core';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { cn } from '@/components/ui/cn.ts';
import { Label } from '@/components/ui/label.tsx';
import { pressedKey } from '@/components/ui/pressed-key.ts';
import type { HtmlLosses } from '@/lib/article/read-html.ts';
import type { TextFault } from '../draft/editor-state.ts';
import styles from '../editing.module.css';
import type { OpenBlockMenu } from '../rich-text/block-menu.tsx';

export type RichTextContext = {
  sources: ReadonlyMap<number, string>;
  fault: TextFault | null;
  isDisabled: boolean;
  onActive: (editor: Editor | null) => void;
  onMenu: (menu: OpenBlockMenu | null) => void;
  /** With counts of what a paste could not keep. */
  onLeftOut: (losses: Partial<HtmlLosses>) => void;
};

const Context = createContext<RichTextContext | null>(null);

export const RichTextProvider = Context.Provider;

export function useRichText(): RichTextContext {
  const context = useContext(Context);
  if (!context) throw new Error('useRichText must be used within a RichTextProvider');
  return context;
}

/** App controls inside the article, in the app's style. */
export const Tools = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={styles.slot}>
    <div
      className={cn(
        styles.tools,
        'mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-card-edge bg-card px-3 py-1.5 text-foreground',
        className,
      )}
    >
      {children}
    </div>
  </div>
);

export function FieldFault({ id, message }: { id: string; message: string | null }) {
  if (message === null) return null;
  return (
    <span className={styles.slot}>
      <span id={`${id}-fault`} className={`${styles.tools} mt-1.5 block text-sm font-medium text-destructive-text`}>
        {message}
      </span>
    </span>
  );
}

export type FieldProps = {
  id: string;
  /** Path in the edit schema, which validation errors refer to. */
  name: string;
  label: string;
  value: string;
  onWrite: (text: string) => void;
};

export const messageFor = (name: string, fault: TextFault | null) => (fault?.path === name ? fault.message : null);

/** Fits the height to the text in browsers without `field-sizing`. */
function fitHeight(box: HTMLTextAreaElement | null): void {
  if (!box || CSS.supports('field-sizing', 'content')) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}

function ignoreEnter(event: KeyboardEvent): void {
  if (pressedKey(event.nativeEvent) === 'Enter') event.preventDefault();
}

type GrowingTextareaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'ref'> & {
  onWrite: (text: string) => void;
  message: string | null;
  hasHint?: boolean;
};

/** A text box for one line that may wrap, which it grows with. */
function GrowingTextarea(props: GrowingTextareaProps) {
  const { onWrite, message, hasHint, className, ...rest } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => fitHeight(box.current));
  const described = [hasHint && `${rest.id}-hint`, message && `${rest.id}-fault`].filter(Boolean).join(' ');
  return (
    <textarea
      ref={box}
      rows={1}
      onChange={({ target: { value } }) => onWrite(value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={ignoreEnter}
      aria-invalid={message !== null}
      aria-describedby={described || undefined}
      className={cn('field-sizing-content resize-none', className)}
      {...rest}
    />
  );
}

/** @param placeholder default: the label */
export function LineField({ label, ...field }: FieldProps & { placeholder?: string }) {
  const message = messageFor(field.name, useRichText().fault);
  return (
    <>
      <GrowingTextarea aria-label={label} placeholder={label} message={message} className={styles.line} {...field} />
      <FieldFault id={field.id} message={message} />
    </>
  );
}

type WritingFieldProps = FieldProps & { fault: TextFault | null; hint?: ReactNode } & Pick<
    ComponentProps<'textarea'>,
    'className' | 'lang' | 'placeholder'
  >;

export function WritingField({ label, fault, hint, className, ...field }: WritingFieldProps) {
  const { id } = field;
  const message = messageFor(field.name, fault);
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
        message={message}
        hasHint={hint !== undefined}
        className={cn(
          'mt-1 block w-full scroll-mt-24 rounded-t-sm border-b border-input bg-transparent px-2 py-2 transition-colors placeholder:text-muted-foreground hover:bg-muted/60 focus-visible:bg-muted/60 aria-invalid:border-destructive-text sm:-mx-2 sm:w-[calc(100%+1rem)]',
          className,
        )}
        {...field}
      />
      {message ? (
        <p id={`${id}-fault`} className="mt-1.5 text-sm font-medium text-destructive-text">
          {message}
        </p>
      ) : null}
    </div>
  );
}
