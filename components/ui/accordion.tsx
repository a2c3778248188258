'use client';

import { ChevronDown } from 'lucide-react';
import { Accordion as AccordionPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** A heading (an h2) that folds and unfolds its content; `className` is that of the content. */
export function Accordion({
  title,
  className,
  children,
}: Record<'title' | 'children', ReactNode> & { className: string }) {
  return (
    <AccordionPrimitive.Root type="single" collapsible className="border-y border-border">
      <AccordionPrimitive.Item value="only">
        <AccordionPrimitive.Header asChild>
          <h2>
            <AccordionPrimitive.Trigger className="group flex min-h-11 w-full cursor-pointer items-center gap-3 text-left text-sm font-semibold">
              {title}
              <ChevronDown
                aria-hidden
                className="ml-auto size-4 shrink-0 transition-transform duration-200 group-data-[state=open]:rotate-180"
              />
            </AccordionPrimitive.Trigger>
          </h2>
        </AccordionPrimitive.Header>
        <AccordionPrimitive.Content className="-mx-1 overflow-hidden data-[state=closed]:animate-accordion-close data-[state=open]:animate-accordion-open">
          {/* Room for focus outlines, which the overflow would clip. */}
          <div className={`px-1 pt-1 ${className}`}>{children}</div>
        </AccordionPrimitive.Content>
      </AccordionPrimitive.Item>
    </AccordionPrimitive.Root>
  );
}
