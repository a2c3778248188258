'use client';

import { ChevronDown } from 'lucide-react';
import { Accordion as AccordionPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A list of collapsible items; `type` says whether several may be open. */
export const Accordion = AccordionPrimitive.Root;
/** A heading with collapsible content. */
export const AccordionItem = AccordionPrimitive.Item;

/** The heading (an h2) that toggles an item. */
export function AccordionTrigger({ className, children, ...props }: ComponentProps<typeof AccordionPrimitive.Trigger>) {
  return (
    <AccordionPrimitive.Header asChild>
      <h2>
        <AccordionPrimitive.Trigger
          className={cn(
            'group flex min-h-11 w-full cursor-pointer items-center gap-3 text-left text-sm font-semibold',
            className,
          )}
          {...props}
        >
          {children}
          <ChevronDown
            aria-hidden
            className="ml-auto size-4 shrink-0 transition-transform duration-200 group-data-[state=open]:rotate-180"
          />
        </AccordionPrimitive.Trigger>
      </h2>
    </AccordionPrimitive.Header>
  );
}

/** Content of an open item. */
export function AccordionContent({ className, children, ...props }: ComponentProps<typeof AccordionPrimitive.Content>) {
  return (
    <AccordionPrimitive.Content
      className="-mx-1 overflow-hidden data-[state=closed]:animate-accordion-close data-[state=open]:animate-accordion-open"
      {...props}
    >
      {/* Room for focus outlines, which the overflow would clip. */}
      <div className={cn('px-1 pt-1 pb-2', className)}>{children}</div>
    </AccordionPrimitive.Content>
  );
}
