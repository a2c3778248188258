import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { STYLE_OPTIONS, type StyleOption } from '@/lib/blog-design/style-options';
import type { Style } from '@/lib/constants/options';
import type { Look } from './look';
import { Specimen } from './specimen';
import type { SpecimenText } from './specimen-text';

/** How much of what comes before the chosen style stays in sight. */
const PEEK_PX = 40;

type StyleGridProps = {
  look: Look;
  text: SpecimenText;
  onChoose: (style: Style) => void;
};

type ChoiceProps = StyleGridProps & { option: StyleOption; group: string };

function StyleChoice({ option, look, text, group, onChoose }: ChoiceProps) {
  const { name, label, description } = option;
  const id = `${group}-${name}`;
  return (
    <div className="relative flex flex-col overflow-hidden rounded-md border border-border bg-card transition-colors hover:border-foreground has-checked:border-foreground has-checked:ring-1 has-checked:ring-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        id={id}
        name={group}
        value={name}
        checked={look.style === name}
        onChange={() => onChoose(name)}
        aria-describedby={`${id}-description`}
        className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer opacity-0"
      />
      <Specimen look={{ style: name, colorTheme: look.colorTheme }} text={text} />
      <span
        aria-hidden
        className="absolute top-2 right-2 hidden size-6 place-items-center rounded-full bg-primary text-primary-foreground shadow-lifted peer-checked:grid"
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
      <div className="border-t border-border px-3 pt-2 pb-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <p
          id={`${id}-description`}
          className="mt-0.5 text-xs leading-snug text-pretty text-muted-foreground"
        >
          {description}
        </p>
      </div>
    </div>
  );
}

/** Shows the chosen one of a list that is too long for its box, without moving the page. */
function useChosenInSight() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = box.current?.querySelector(':checked')?.parentElement;
    if (chosen) box.current?.scrollTo(chosen.offsetLeft - PEEK_PX, chosen.offsetTop - PEEK_PX);
  }, []);
  return box;
}

/** The eight styles, each with the blog's own first lines in it (spec §2, Style Settings grid). */
export function StyleGrid(props: StyleGridProps) {
  const group = useId();
  const box = useChosenInSight();
  return (
    <div
      ref={box}
      className="relative min-h-0 min-w-0 overflow-auto max-lg:-m-1 lg:-mr-2 lg:pr-2 lg:[scrollbar-width:thin]"
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">Style</legend>
        <div className="grid auto-cols-[10rem] grid-flow-col gap-3 p-1 max-lg:pb-3 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-2 lg:p-px">
          {STYLE_OPTIONS.map((option) => (
            <StyleChoice key={option.name} option={option} group={group} {...props} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
