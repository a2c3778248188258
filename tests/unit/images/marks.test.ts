import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readMark } from '@/lib/images/marks.ts';
import { coverSizes, encodePicture } from '@/lib/images/service.ts';
import {
  manifestStore,
  pictureNaming,
  plainPicture,
  VOCABULARY,
  withManifest,
  xmpNaming,
} from '../../support/marked-pictures.ts';

const AI = 'trainedAlgorithmicMedia';

const description = (inside: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:q="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;

const pngWith = async (xmp: string) =>
  sharp(await plainPicture('png'))
    .withXmp(xmp)
    .png()
    .toBuffer();

test.each([
  ['an attribute', xmpNaming(AI)],
  ['an element', description(`<q:DigitalSourceType>${VOCABULARY}${AI}</q:DigitalSourceType>`)],
  ['a resource', description(`<q:DigitalSourceType rdf:resource="${VOCABULARY}${AI}"/>`)],
])('reads a source type from %s of XMP', async (_, xmp) => {
  expect(await readMark(await pngWith(xmp))).toEqual({ sourceType: AI, hadManifest: false });
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads XMP and manifests of %s', async (format) => {
  expect((await readMark(await pictureNaming('digitalCapture', format))).sourceType).toBe('digitalCapture');
  const plain = await plainPicture(format);
  expect(await readMark(plain)).toEqual({ sourceType: null, hadManifest: false });
  const marked = withManifest(plain, format, manifestStore(AI));
  expect(await readMark(marked)).toEqual({ sourceType: AI, hadManifest: true });
  const silent = withManifest(plain, format, manifestStore());
  expect(await readMark(silent)).toEqual({ sourceType: null, hadManifest: true });
});

test('reads the XMP of a GIF', async () => {
  const file = Buffer.concat([await plainPicture('gif'), Buffer.from(xmpNaming(AI))]);
  expect((await readMark(file)).sourceType).toBe(AI);
});

test('reads a source type that two segments of a JPEG share', async () => {
  const plain = await plainPicture('jpeg');
  for (let thumbnail = 59_600; thumbnail < 59_700; thumbnail += 1) {
    const file = withManifest(plain, 'jpeg', manifestStore(AI, thumbnail));
    expect((await readMark(file)).sourceType).toBe(AI);
  }
});

test('calls a photo that a model has changed a composite', async () => {
  const file = withManifest(await pictureNaming('digitalCapture'), 'jpeg', manifestStore(AI));
  expect((await readMark(file)).sourceType).toBe('compositeWithTrainedAlgorithmicMedia');
});

test.each([
  ['no XML', '<<<DigitalSourceType="'],
  ['another vocabulary', xmpNaming(AI).replace('cv.iptc.org', 'evil.example')],
  ['8 MB of XMP', 'DigitalSourceType="'.repeat(420_000)],
])('stores a picture with %s', async (_, xmp) => {
  expect(await encodePicture(await pngWith(xmp), 'test')).toMatchObject({ width: 900, sourceType: null });
});

test('stores a picture with half a manifest', async () => {
  const file = withManifest(await plainPicture('jpeg'), 'jpeg', manifestStore(AI).subarray(0, 90));
  expect(await encodePicture(file, 'test')).toMatchObject({ width: 900, sourceType: null });
});

test('writes the mark back, and neither place nor camera', async () => {
  const file = await sharp(await pictureNaming(AI))
    .keepMetadata()
    .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .jpeg()
    .toBuffer();
  const picture = await encodePicture(withManifest(file, 'jpeg', manifestStore()), 'test');
  expect(picture).toMatchObject({ sourceType: AI, hadManifest: true });
  for (const { bytes } of await coverSizes(picture)) {
    const { exif, iptc, xmp = Buffer.of() } = await sharp(bytes).metadata();
    expect([exif, iptc]).toEqual([undefined, undefined]);
    expect(xmp.toString()).toContain(`>${VOCABULARY}${AI}<`);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Secret/);
    expect(await readMark(Buffer.from(bytes))).toEqual({ sourceType: AI, hadManifest: true });
  }
  const again = await encodePicture(Buffer.from(picture.bytes), 'test');
  expect(again.bytes).toEqual(picture.bytes);
});
