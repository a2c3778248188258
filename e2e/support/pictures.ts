import sharp from 'sharp';

/** A PNG of one color. */
export const widthPng = (width: number, height: number, background = 'red'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
