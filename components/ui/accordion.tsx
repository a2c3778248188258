import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type AccordionProps = Record<'title' | 'children', ReactNode> & { className: string };

export function Accordion({ title, className, children }: AccordionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="border-y border-border">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="group flex min-h-11 w-full cursor-pointer items-center gap-3 text-start text-sm font-semibold"
        >
          {title}
          <ChevronDown
            aria-hidden
            className="ms-auto size-4 shrink-0 transition-transform duration-200 group-aria-expanded:rotate-180"
          />
        </button>
      </h2>
      {isOpen ? (
        <div id={id} className={`pt-1 transition-opacity duration-200 starting:opacity-0 ${className}`}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
