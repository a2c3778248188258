/** A stroke of a broad pen under the words it stands in; its ends thin out as the ink does. */
export function InkStroke({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 20" preserveAspectRatio="none" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        d="M3 13.5C58 5 148 1.5 236 3c30 .5 58 1.6 81 4.2 2 .2 2 1.3 0 1.2-62-2.4-132-2-196 2-38 2.4-76 5.6-108 9C6 20 0 18 3 13.5Z"
      />
    </svg>
  );
}
