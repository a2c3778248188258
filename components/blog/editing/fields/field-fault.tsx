import styles from '../editing.module.css';

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
