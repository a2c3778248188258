import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Pictures with marks of origin, as cameras and image models write them. */

export const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

export const xmpNaming = (name: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" Iptc4xmpExt:DigitalSourceType="${VOCABULARY}${name}" photoshop:City="Secretville"/></rdf:RDF></x:xmpmeta>`;

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

/** A JUMBF superbox: its description (type, label), then its content. */
function superbox(type: string, label: string, ...content: readonly Uint8Array[]): Buffer {
  const uuid = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from('00110010800000aa00389b71', 'hex')]);
  return box('jumb', box('jumd', uuid, Buffer.from([3]), Buffer.from(`${label}\0`)), ...content);
}

/** CBOR of a text shorter than 256 bytes. */
function cborText(text: string): Buffer {
  const { length } = Buffer.from(text);
  return Buffer.concat([Buffer.from(length < 24 ? [0x60 + length] : [0x78, length]), Buffer.from(text)]);
}

/** A C2PA manifest store: after a thumbnail, an action with its source type, if any. */
export function manifestStore(name?: string, thumbnailBytes = 10): Buffer {
  const fields = [
    ['action', 'c2pa.created'],
    ...(name ? [['digitalSourceType', `${VOCABULARY}${name}`]] : []),
    ['softwareAgent', 'A painter'],
  ];
  const action = Buffer.concat([Buffer.from([0xa0 + fields.length]), ...fields.flat().map(cborText)]);
  const actions = Buffer.concat([Buffer.from([0xa1]), cborText('actions'), Buffer.from([0x81]), action]);
  const thumbnail = superbox('bidb', 'c2pa.thumbnail.claim', box('bidb', Buffer.alloc(thumbnailBytes, 7)));
  const assertion = superbox('cbor', 'c2pa.actions.v2', box('cbor', actions));
  return superbox(
    'c2pa',
    'c2pa',
    superbox('c2ma', 'urn:c2pa:1', superbox('c2as', 'c2pa.assertions', thumbnail, assertion)),
  );
}

const JPEG_SEGMENT_BYTES = 60_000;

/** A manifest store as APP11 segments; each after the first repeats the head of its box. */
function jpegSegments(store: Buffer): Buffer {
  const segments: Buffer[] = [];
  for (let at = 0; at < store.length; at += JPEG_SEGMENT_BYTES) {
    const part = store.subarray(at, at + JPEG_SEGMENT_BYTES);
    const content = at === 0 ? part : Buffer.concat([store.subarray(0, 8), part]);
    const head = Buffer.from('ffeb00004a50000100000000', 'hex');
    head.writeUInt16BE(content.length + 10, 2);
    head.writeUInt32BE(segments.length / 2 + 1, 8);
    segments.push(head, content);
  }
  return Buffer.concat(segments);
}

function pngChunk(store: Buffer): Buffer {
  const crc = Buffer.alloc(4);
  const chunk = box('caBX', store);
  crc.writeUInt32BE(crc32(chunk.subarray(4)));
  chunk.writeUInt32BE(store.length);
  crc.writeUInt32BE(crc32(chunk.subarray(4)));
  return Buffer.concat([chunk, crc]);
}

/** Puts a C2PA manifest store into a JPEG, PNG, WebP or AVIF file. */
export function withManifest(file: Buffer, format: string, store: Buffer): Buffer {
  const insert = (at: number, part: Buffer) => Buffer.concat([file.subarray(0, at), part, file.subarray(at)]);
  switch (format) {
    case 'jpeg':
      return insert(2, jpegSegments(store));
    case 'png':
      return insert(33, pngChunk(store));
    case 'webp': {
      const chunk = box('C2PA', store, Buffer.alloc(store.length % 2));
      chunk.writeUInt32LE(store.length, 4);
      chunk.write('C2PA', 0, 'latin1');
      const whole = Buffer.concat([file, chunk]);
      whole.writeUInt32LE(whole.length - 8, 4);
      return whole;
    }
    default:
      return Buffer.concat([file, box('uuid', Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex'), store)]);
  }
}

export type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

export const plainPicture = (format: Format, width = 900) =>
  sharp({ create: { width, height: 60, channels: 3, background: '#3a7' } })
    [format]()
    .toBuffer();

/** A picture whose XMP names a source type and a place. */
export const pictureNaming = (name: string, format: Format = 'jpeg', width = 900) =>
  sharp({ create: { width, height: 60, channels: 3, background: '#3a7' } })
    .withXmp(xmpNaming(name))
    [format]()
    .toBuffer();

export const dataUrl = (bytes: Uint8Array, format = 'jpeg') =>
  `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`;
