import { buttonVariants } from '@/components/ui/button-variants.ts';
import { InkStroke } from './ink-stroke.tsx';

/** The last line of the page leads back to the form. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="page-width mt-24 md:mt-32">
      <div className="flex flex-col items-start gap-8 isolate rounded-md bg-foreground px-7 py-14 text-background md:flex-row md:items-center md:justify-between md:px-14">
        <h2
          id="closing"
          className="font-display text-[clamp(2rem,4.5vw,3.5rem)] leading-[1.05] font-semibold tracking-[-0.02em]"
        >
          What have you been{' '}
          <span className="relative isolate inline-block italic">
            meaning to write?
            <InkStroke className="absolute -bottom-[0.12em] left-0 -z-10 h-[0.18em] w-full text-primary" />
          </span>
        </h2>
        <a href="#topic" className={buttonVariants({ size: 'lg' })}>
          Start with one line
        </a>
      </div>
    </section>
  );
}
