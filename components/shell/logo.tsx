import { BRAND_NAME } from '@/lib/constants/brand.ts';

const MARK_ID = 'logo-mark';

/** The mark, drawn once for the page: an inked Q whose tail is the quill that drew it. */
function DrawnMark() {
  return (
    <symbol id={MARK_ID} viewBox="0 0 40 40" fill="none">
      <path
        fill="currentColor"
        d="M16.5 3.2C8 3.9 2 10.6 2.3 18.9c.3 9 7.5 15.6 16.3 15.5 3.4 0 6.5-1.1 9-2.9l-2.7-3c-1.6 1.3-3.6 2-5.7 2-6.3.1-11.4-5.3-11.8-12.5C7 11 11 5.5 17.2 5.2c6.3-.2 11.5 5.2 11.9 12.4.1 2.7-.5 5.2-1.6 7.2l2.9 3.1c2.6-2.9 4.1-6.8 3.9-11C34 8.8 26.1 2.4 16.5 3.2Z"
      />
      <path
        fill="var(--rubric)"
        d="M12.5 10.5c6.8 1.6 12 6.7 13.6 12.9.3 1.2.4 2.4.3 3.5l10.2 10.6c.6.7-.3 1.6-1 1L25 28c-3 .3-6.2-.7-8.4-3l2.9-.2c-2.2-1.2-4-2.9-5-5.1l2.6-.1c-2.6-2.3-4.3-5.5-4.6-9.1Z"
      />
      <path d="M15.7 14.5 25.5 26.5" stroke="var(--background)" strokeWidth=".8" strokeLinecap="round" />
    </symbol>
  );
}

/** The mark and the product's name. The first logo of a page draws the mark, the others use it. */
export function Logo({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" className="size-8">
        {isFirst ? <DrawnMark /> : null}
        <use href={`#${MARK_ID}`} />
      </svg>
      <span className="font-display text-[1.375rem] leading-none font-semibold tracking-tight">{BRAND_NAME}</span>
    </span>
  );
}
