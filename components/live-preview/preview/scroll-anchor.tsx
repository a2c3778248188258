'use client';

import { Component, type ReactNode, type RefObject } from 'react';

type ScrollAnchorProps = {
  /** Its element; the parent scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  className: string | undefined;
  children: ReactNode;
};

/** The first visible part and its offset from the top of the view, in pixels. */
type Place = { at: number; top: number };

/**
 * Scroll anchoring for browsers without it: keeps the visible part in place while parts above it grow. A class, since
 * only getSnapshotBeforeUpdate runs before the DOM changes.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  private parts(): Element[] {
    const article = this.props.frame.current?.querySelector('.blog-sheet');
    return [...(article?.children ?? [])];
  }

  private topOf(part: Element | undefined): number {
    const edge = this.props.frame.current?.parentElement?.getBoundingClientRect().top ?? 0;
    return (part?.getBoundingClientRect().top ?? edge) - edge;
  }

  override getSnapshotBeforeUpdate(): Place | null {
    if (CSS.supports('overflow-anchor', 'auto')) return null;
    const parts = this.parts();
    const at = parts.findIndex((part) => this.topOf(part) + part.clientHeight > 0);
    return { at, top: this.topOf(parts[at]) };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: Place | null): void {
    // At the top there is nothing above.
    if (!place || (place.at <= 0 && place.top >= 0)) return;
    const top = this.topOf(this.parts()[place.at]) - place.top;
    this.props.frame.current?.parentElement?.scrollBy({ top, behavior: 'instant' });
  }

  override render(): ReactNode {
    const { frame, className, children } = this.props;
    return (
      <div ref={frame} className={className}>
        {children}
      </div>
    );
  }
}
