import { cn } from '@/components/ui/cn.ts';
import type { BlogStyle } from './blog-style.ts';
import styles from './thumbnail.module.css';
import type { ThumbnailText } from './thumbnail-text.ts';

/** Shapes of the title block, positioned by the styles. */
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

type ThumbnailProps = { blogStyle: BlogStyle; text: ThumbnailText; className?: string };

/** A small picture of the blog's beginning, in an article's markup. */
export function Thumbnail({ blogStyle, text, className }: ThumbnailProps) {
  return (
    <div aria-hidden inert className={cn(styles.window, className)}>
      <div
        className={cn('blog', styles.page)}
        data-style={blogStyle.style}
        data-theme={blogStyle.colorTheme}
        lang={text.lang}
      >
        <div className="blog-sheet">
          <header className="blog-head">
            <div className="blog-art">
              {SHAPES.map((shape) => (
                <span key={shape} />
              ))}
            </div>
            <div className="blog-title">
              <h1>{text.title}</h1>
            </div>
          </header>
          <div className="blog-intro">
            <p>{text.intro}</p>
          </div>
          <section className="blog-section">
            <h2>
              <span>{text.heading}</span>
            </h2>
            <p>{text.intro}</p>
          </section>
        </div>
      </div>
    </div>
  );
}
