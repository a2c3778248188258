import { SectionControls } from '@/components/blog/editing/section-controls';
import { WritingField } from '@/components/blog/editing/writing-field';
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
      className="min-w-0 scroll-mt-6 border-t border-border pt-3 outline-none"
    >
      <legend className="sr-only">Section {at + 1}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="font-display text-lg font-semibold text-rubric italic">
          {at + 1}
        </p>
        <SectionControls
          id={id}
          number={at + 1}
          count={count}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      </div>
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
      <div className="mt-3">
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
          className="text-sm leading-relaxed"
        />
      </div>
    </fieldset>
  );
}
