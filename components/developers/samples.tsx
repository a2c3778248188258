import { useId } from 'react';
import { useTranslations } from '#translations';
import type { CodeBlock } from '@/lib/article/tree.ts';
import { each } from '@/lib/blog-design/article/blocks.tsx';
import { CopyButton } from './copy-button.tsx';

/** A checked radio button shows the code after it, without a script. */
const FIGURE = [
  'dark relative my-5 flex flex-wrap items-center rounded-md border bg-background text-foreground',
  '[&>label]:mt-1 [&>label]:ms-4 [&>label]:cursor-pointer [&>label]:border-b-2 [&>label]:border-transparent [&>label]:py-2 [&>label]:text-[0.8125rem] [&>label]:font-semibold [&>label]:text-muted-foreground [&>:checked+label]:border-primary [&>:checked+label]:text-foreground [&>:focus-visible+label]:outline-2',
  '[&>pre]:order-last [&>pre]:hidden [&>pre]:max-h-[48rem] [&>pre]:w-full [&>pre]:overflow-auto [&>pre]:border-t [&>pre]:p-4 [&>pre]:text-sm [&>:checked+label+pre]:block',
].join(' ');

/** Comments and strings: the odd parts of a split. */
const MARKS = /((?:^|(?<=\s))(?:#|\/\/) .*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`\n]*`)/m;
const colored = (part: string, at: number) =>
  at % 2 === 0 ? part : <span className={/^[#/]/.test(part) ? 'text-muted-foreground' : 'text-rubric'}>{part}</span>;

/** Code on ink in both themes, in tabs by language. */
export function Samples({ label, samples }: { label: string; samples: readonly CodeBlock[] }) {
  const t = useTranslations('developers');
  const group = useId();
  const sample = ({ lang, value }: CodeBlock, at: number) => (
    <>
      <input
        type="radio"
        id={group + at}
        name={group}
        defaultChecked={at === 0}
        className="sr-only"
        tabIndex={samples.length > 1 ? 0 : -1}
      />
      <label htmlFor={group + at}>{lang}</label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>{each(value.split(MARKS), colored)}</pre>
    </>
  );
  return (
    <figure aria-label={label} className={FIGURE}>
      {each(samples, sample)}
      <CopyButton aria-label={t('copyCode')} />
    </figure>
  );
}
