import styles from '../editing.module.css';
import { useRichText } from '../rich-text/rich-text-context.ts';
import { FieldFault } from './field-fault.tsx';
import { GrowingTextarea } from './growing-textarea.tsx';

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
