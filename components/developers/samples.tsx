import { useId } from 'react';
import type { CodeBlock } from '@/lib/article/tree.ts';
import { each } from '@/lib/blog-design/article/blocks.tsx';
import { CopyButton } from './copy-button.tsx';

/** A checked tab shows its code without a script. Whole classes, since Tailwind looks for them. */
const SHOWN =
  'group-has-[[value="0"]:checked]:block group-has-[[value="1"]:checked]:block group-has-[[value="2"]:checked]:block';

const TABS =
  'flex items-center gap-5 border-b border-border pr-1.5 pl-4 text-[0.8125rem] font-semibold [&>label]:cursor-pointer [&>label]:border-b-2 [&>label]:py-2.5 [&>label:not(:has(:checked))]:border-transparent [&>label:not(:has(:checked))]:text-muted-foreground [&>label]:border-primary [&>label:has(:focus-visible)]:outline-2';

/** Comments and strings: the odd parts of a split. */
const MARKS = /((?:^|(?<=\s))(?:#|\/\/) .*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`\n]*`)/m;

const colored = (part: string, at: number) =>
  at % 2 === 0 ? part : <span className={/^[#/]/.test(part) ? 'text-muted-foreground' : 'text-rubric'}>{part}</span>;

/** Code on ink in both themes, in tabs by language. */
export function Samples({ label, samples }: { label: string; samples: readonly CodeBlock[] }) {
  const group = useId();
  const tab = ({ lang }: CodeBlock, at: number) => (
    <label>
      <input type="radio" name={group} value={at} defaultChecked={at === 0} className="sr-only" /> {lang}
    </label>
  );
  const code = ({ value }: CodeBlock, at: number) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <pre tabIndex={0} className={`hidden max-h-[34rem] overflow-auto p-4 text-sm ${SHOWN.split(' ')[at]}`}>
      <code>{each(value.split(MARKS), colored)}</code>
    </pre>
  );
  return (
    <figure className="group dark my-5 rounded-md border border-border bg-background text-foreground">
      <fieldset aria-label={label} className={TABS}>
        {each(samples, tab)}
        <CopyButton />
      </fieldset>
      {each(samples, code)}
    </figure>
  );
}
