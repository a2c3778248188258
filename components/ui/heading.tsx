import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const STYLE = 'font-display text-2xl leading-tight font-semibold tracking-tight outline-none';

/** The heading of a section. One with a ref can be focused by scripts. */
export const Heading = ({ className, ...props }: ComponentProps<'h2'>) => (
  <h2 tabIndex={props.ref ? -1 : undefined} className={cn(STYLE, className)} {...props} />
);
