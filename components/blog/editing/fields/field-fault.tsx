import styles from '../editing.module.css';

type FieldFaultProps = { id: string; message: string | null };

/** What is wrong with a field of the article, below it. */
export function FieldFault({ id, message }: FieldFaultProps) {
  if (message === null) return null;
  return (
    <div className={styles.slot}>
      <p id={`${id}-fault`} className={`${styles.tools} text-sm font-medium text-destructive-text`}>
        {message}
      </p>
    </div>
  );
}
