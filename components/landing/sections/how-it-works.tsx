import { MAX_IMAGES } from '@/lib/constants/limits.ts';
import { Section } from './section.tsx';

const STEPS = [
  {
    title: 'Say what it is about',
    text: 'One line is enough. Choose a length, from a 300-word overview to a 2,000-word deep-dive, and one of nine languages.',
  },
  {
    title: 'Hand over what you have',
    text: `Pages to read first, which the blog then cites, and up to ${MAX_IMAGES} images of your own with a link to where each comes from. Skip this if you like.`,
  },
  {
    title: 'Publish the link',
    text: 'Your blog opens in its own design. Change its style and colors, then share it, download it or embed it.',
  },
];

/** From topic to link in three steps. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" label="How it works" heading="Three steps, one of them optional">
      <ol className="mt-10">
        {STEPS.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-2 border-t border-border py-7 first:border-t-0 md:grid-cols-[8rem_1fr_1.4fr] md:items-baseline md:gap-x-8"
          >
            <span aria-hidden className="font-display text-5xl leading-none font-medium text-rubric italic md:text-7xl">
              {index + 1}
            </span>
            <h3 className="self-center font-display text-2xl font-semibold md:self-auto md:text-3xl">{title}</h3>
            <p className="col-start-2 max-w-[36rem] leading-relaxed text-muted-foreground md:col-start-3">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
