import sharp from 'sharp';

/**
 * Marks of origin in a picture: re-encoding drops them, so they are read before and written back (docs/decisions/0129).
 * `sourceType` is IPTC's, such as 'trainedAlgorithmicMedia'; a C2PA manifest that it had no longer fits the new bytes.
 */
export type Mark = { sourceType: string | null; hadManifest: boolean };

/** Type of the JUMBF box of a C2PA manifest store. */
const MANIFEST_STORE = Buffer.from('6332706100110010800000aa00389b71', 'hex');

/** The head of each further JPEG segment of a manifest store. */
const CONTINUATION = /\xff\xeb[\s\S]{2}JP[\s\S]{10}jumb/g;

/** A source type in XMP, or in CBOR (with its length) or JSON of a manifest. */
const NAMED =
  /DigitalSourceType(?:x([\s\S])|[\s"'=:>]{1,8}|\s{1,8}rdf:resource=["'])(https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/)([A-Za-z]{1,60})/gi;

/** The rest is not read. */
const MAX_XMP_BYTES = 1024 * 1024;
const MAX_MANIFEST_BYTES = 2 * MAX_XMP_BYTES;

const AI = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'];

const CONVERTED = 'without the C2PA manifest of the original';

async function xmpIn(file: Buffer): Promise<Buffer> {
  const { xmp } = await sharp(file)
    .metadata()
    .catch(() => ({ xmp: undefined }));
  // libvips reads none from GIF, where it is plain text.
  const start = file.toString('latin1', 0, 3) === 'GIF' ? file.indexOf('<x:xmpmeta') : -1;
  return xmp ?? (start < 0 ? Buffer.alloc(0) : file.subarray(start));
}

/** The source type of something with several origins: a composite if one of them is a model. */
export function combinedSource(given: readonly (string | null | undefined)[]): string | null {
  const names = new Set(given.filter(Boolean));
  // A program's drawing beside a model's work changes nothing of that.
  if (names.size > 1) names.delete('algorithmicMedia');
  const last = [...names].at(-1) ?? null;
  return names.size > 1 && AI.some((name) => names.has(name)) ? 'compositeWithTrainedAlgorithmicMedia' : last;
}

/** The mark of a picture file; damaged metadata counts as none. */
export async function readMark(file: Buffer): Promise<Mark> {
  const store = file.indexOf(MANIFEST_STORE);
  const xmp = (await xmpIn(file)).toString('latin1', 0, MAX_XMP_BYTES);
  const manifest =
    store < 0 ? '' : file.toString('latin1', store, store + MAX_MANIFEST_BYTES).replace(CONTINUATION, '');
  const names = [...`${xmp}\n${manifest}`.matchAll(NAMED)].map(([, length, vocabulary = '', name = '']) =>
    length ? name.slice(0, Math.max(0, length.charCodeAt(0) - vocabulary.length)) : name,
  );
  return { sourceType: combinedSource(names), hadManifest: store >= 0 || xmp.includes(CONVERTED) };
}

/** An XMP packet for a file; `record` is the address of the record of who wrote it. '' without any mark. */
export function writeXmp({ sourceType, hadManifest, record }: Partial<Mark> & { record?: string }): string {
  if (!sourceType && !hadManifest) return '';
  const parts = [
    sourceType &&
      `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}</Iptc4xmpExt:DigitalSourceType>`,
    hadManifest &&
      `<xmpMM:History><rdf:Seq><rdf:li rdf:parseType="Resource"><stEvt:action>converted</stEvt:action><stEvt:parameters>${CONVERTED}</stEvt:parameters></rdf:li></rdf:Seq></xmpMM:History>`,
    record && `<dc:relation><rdf:Bag><rdf:li>${record}</rdf:li></rdf:Bag></dc:relation>`,
  ];
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#">${parts.filter(Boolean).join('')}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}
