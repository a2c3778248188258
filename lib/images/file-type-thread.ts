import { fileTypeFromBuffer } from 'file-type';

/** The kind of file that bytes are, as a MIME type; undefined when it is of no known kind. */
export default async (bytes: Uint8Array) => (await fileTypeFromBuffer(bytes))?.mime;
