import { LANDING_MESSAGES } from '@/lib/constants/messages.ts';
import { ContentArt, SharingArt, StylingArt } from './feature-art.tsx';
import { Section } from './section.tsx';

const FEATURES = [
  {
    title: 'Dynamic Styling',
    text: 'Every blog gets a design of its own, from colors to animations. Keep it, or try another of eight styles and eight color themes.',
    Art: StylingArt,
  },
  {
    title: 'AI-Powered Content',
    text: 'A whole article on any topic: an introduction, sections and a conclusion, as brief or as deep as you ask for.',
    Art: ContentArt,
  },
  {
    title: 'Instant Sharing',
    text: 'Share with a simple link, no complex setup. Download the page or embed it in your own site when you want it there.',
    Art: SharingArt,
  },
];

/** The three claims of the product (spec §1), set as newspaper columns. */
export function Features() {
  return (
    <Section id="features" label="What you get" heading={LANDING_MESSAGES.featuresHeading}>
      <ul className="mt-12 grid gap-10 md:grid-cols-3 md:gap-0 md:divide-x md:divide-border">
        {FEATURES.map(({ title, text, Art }) => (
          <li key={title} className="md:px-8 md:first:pl-0 md:last:pr-0">
            <Art />
            <h3 className="mt-6 font-display text-2xl font-semibold">{title}</h3>
            <p className="mt-2.5 leading-relaxed text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
