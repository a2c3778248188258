import { Plus } from 'lucide-react';
import { FREE_BLOGS, MAX_IMAGE_MEGABYTES, MAX_IMAGES, WORD_RANGES } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { Section } from './marketing.tsx';

const LANGUAGE_NAMES = new Intl.ListFormat('en-GB').format(Object.values(LANGUAGE_DETAILS).map(({ label }) => label));

/** Word range of a length, as '1,500 to 2,000'. */
function range(length: keyof typeof WORD_RANGES): string {
  const { min, max } = WORD_RANGES[length];
  return `${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
}

const QUESTIONS = [
  {
    question: 'Do I need an account?',
    answer: `Not for your first blog. To write more, sign in: an account comes with ${FREE_BLOGS} free blogs in total, and the one you made before signing in counts as one of them.`,
  },
  {
    question: 'Can I trust what it writes?',
    answer:
      'Treat it as a good first draft. AI can be wrong and sound sure, so check facts before you publish. If you add source URLs, the blog cites them by number and you can follow each claim back. Without a connected AI model you get a digest of your sources or a brief for an article, and the form says so first.',
  },
  {
    question: 'How long are the blogs?',
    answer: `As long as you choose: small is ${range('small')} words, medium ${range('medium')}, large ${range('large')}.`,
  },
  { question: 'Which languages can it write?', answer: `${LANGUAGE_NAMES}. You can type the topic in any of them.` },
  {
    question: 'Can I use my own images?',
    answer: `Yes, up to ${MAX_IMAGES} per blog, ${MAX_IMAGE_MEGABYTES} MB each. Give an image a source link and its caption leads there.`,
  },
  {
    question: 'Who can see my blog?',
    answer:
      'Anyone with its link, without an account. With an account you can also make a blog a draft that only you can see, or leave it out of lists and search engines. Public blogs appear on your profile; search engines find articles, but not digests and briefs. You can embed a blog in your own site, or host the HTML file you download.',
  },
];

/** Frequently asked questions, in plain HTML without a script. */
export function Faq() {
  return (
    <Section id="faq" label="Questions" heading="Before your first blog" layout="beside">
      <div className="mt-8 border-b border-border lg:mt-0">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} name="faq" className="group border-t border-border lg:first:border-t-0">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 font-display text-xl font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-rubric transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[44rem] pb-6 leading-relaxed text-muted-foreground">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
