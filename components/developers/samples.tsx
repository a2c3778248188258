import { useId } from 'react';
import type { CodeBlock } from '@/lib/article/tree.ts';
import { each } from '@/lib/blog-design/article/blocks.tsx';
import { CopyButton } from './copy-button.tsx';

const FIGURE =
  'dark relative my-5 flex flex-wrap items-center rounded-md border border-border bg-background text-foreground';

/** Elements after a radio button, which shows its code without a script. */
const TAB =
  'mt-1 ml-4 cursor-pointer border-b-2 border-transparent py-2 text-[0.8125rem] font-semibold text-muted-foreground [:checked+&]:border-primary [:checked+&]:text-foreground [:focus-visible+&]:outline-2';
const PANEL =
  'order-last hidden max-h-[48rem] w-full overflow-auto border-t border-border p-4 text-sm [:checked+label+&]:block';

/** Comments and strings: the odd parts of a split. */
const MARKS = /((?:^|(?<=\s))(?:#|\/\/) .*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`\n]*`)/m;

const colored = (part: string, at: number) =>
  at % 2 === 0 ? part : <span className={/^[#/]/.test(part) ? 'text-muted-foreground' : 'text-rubric'}>{part}</span>;

/** Code on ink in both themes, in tabs by language. */
export function Samples({ label, samples }: { label: string; samples: readonly CodeBlock[] }) {
  const group = useId();
  const sample = ({ lang, value }: CodeBlock, at: number) => (
    <>
      <input type="radio" id={group + at} name={group} defaultChecked={at === 0} className="sr-only" />
      <label htmlFor={group + at} className={TAB}>
        {lang}
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className={PANEL}>
        {each(value.split(MARKS), colored)}
      </pre>
    </>
  );
  return (
    <figure aria-label={label} className={FIGURE}>
      {each(samples, sample)}
      <CopyButton />
    </figure>
  );
}
