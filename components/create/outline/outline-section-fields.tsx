import { WritingField } from '@/components/blog/editing/fields/text-fields.tsx';
import { SectionControls } from '@/components/blog/editing/sections/move-controls.tsx';
import type { OutlineSection } from './outline-draft.ts';
import type { OutlineFault } from './outline-fault.ts';

type OutlineSectionFieldsProps = {
  section: OutlineSection;
  /** Place of the section, counted from 0, and how many there are. */
  at: number;
  count: number;
  lang: string;
  fault: OutlineFault | null;
  onWrite: (field: 'heading' | 'covers', text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Begins the ids of a section's elements. */
export const outlineSectionId = (key: number) => `outline-section-${key}`;

/** One section of an outline in the form. */
export function OutlineSectionFields(props: OutlineSectionFieldsProps) {
  const { section, at, count, lang, fault, onWrite } = props;
  const id = outlineSectionId(section.key);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="group/section relative min-w-0 scroll-mt-6 border-t border-border pt-3.5 pb-5 outline-none sm:pl-14"
    >
      <legend className="sr-only">Section {at + 1}</legend>
      <div className="mb-1 flex items-center justify-between gap-3 sm:absolute sm:top-3.5 sm:right-0 sm:left-0 sm:mb-0">
        <p
          aria-hidden
          className="grid size-9 place-items-center rounded-full border border-card-edge font-display text-lg font-semibold tabular-nums transition-colors group-focus-within/section:border-primary group-focus-within/section:bg-primary group-focus-within/section:text-primary-foreground"
        >
          {at + 1}
        </p>
        <SectionControls id={id} number={at + 1} count={count} onMove={props.onMove} onRemove={props.onRemove} />
      </div>
      <div className="sm:pt-2.5">
        <WritingField
          id={`${id}-heading`}
          name={`sections.${at}.heading`}
          label="Heading"
          isOneLine
          value={section.heading}
          onWrite={(text) => onWrite('heading', text)}
          fault={fault}
          lang={lang}
          className="font-display text-xl leading-snug font-semibold"
        />
      </div>
      <div className="mt-2.5">
        <WritingField
          id={`${id}-covers`}
          name={`sections.${at}.covers`}
          label="What it covers"
          isOneLine
          value={section.covers}
          onWrite={(text) => onWrite('covers', text)}
          fault={fault}
          lang={lang}
          placeholder="Leave empty and the writer decides"
          className="text-[0.9375rem] leading-relaxed"
        />
      </div>
    </fieldset>
  );
}
