/** A quarter or so of Google's ring: from and to in degrees, clockwise from three o'clock. */
function arc(from: number, to: number): string {
  const point = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${(12 + 8 * Math.cos(radians)).toFixed(2)} ${(12 + 8 * Math.sin(radians)).toFixed(2)}`;
  };
  return `M${point(from)}A8 8 0 0 1 ${point(to)}`;
}

/** Google's G, in its four colors. Decoration beside the button's text. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path d={arc(205, 318)} stroke="#ea4335" />
      <path d={arc(152, 206)} stroke="#fbbc05" />
      <path d={arc(48, 153)} stroke="#34a853" />
      <path d={`${arc(0, 49)}M12 12h10`} stroke="#4285f4" />
    </svg>
  );
}
