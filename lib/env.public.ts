/** Settings the browser may know; Next writes their values into the bundle when it builds. */
export const publicEnv = {
  brandName: process.env.NEXT_PUBLIC_BRAND_NAME || 'Quillcast',
} as const;
