import { STYLE_LABELS, STYLES, type Style } from '@/lib/constants/options.ts';
import { Section } from './section.tsx';
import styles from './style-thumbnails.module.css';

function Thumbnail({ style }: { style: Style }) {
  return (
    <div aria-hidden className={`${styles.page} ${styles[style]}`}>
      <div className={styles.box}>
        <span className={styles.title}>Aa</span>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.line} />
      </div>
    </div>
  );
}

/** A small page in each of the eight styles. */
export function StyleThumbnails() {
  return (
    <Section
      id="styles"
      label="Type specimens"
      heading="The same words, eight ways"
      lead="Each new blog is given one of these. Change your mind later: the text stays, the page is set again."
    >
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-4 md:gap-x-6">
        {STYLES.map((style) => (
          <li key={style}>
            <Thumbnail style={style} />
            <p className="mt-3 text-sm font-semibold">{STYLE_LABELS[style]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
