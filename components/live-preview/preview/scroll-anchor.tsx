'use client';

import { Component, type ReactNode, type RefObject } from 'react';

type ScrollAnchorProps = {
  /** Its element, whose parent is what scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  className: string | undefined;
  /** An article. */
  children: ReactNode;
};

/** The first part in view, and how far below the edge of the view it begins, in pixels. */
type Place = { at: number; top: number };

/**
 * Keeps the part of an article that is being read where it is while parts above it grow, also in browsers that do not see to
 * it. A class, as nothing else of React's is called before the page is changed.
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
    // At the beginning of the article nothing is above what is read.
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
