import { fileTypeFromBuffer } from 'file-type';
import { timed } from '../untrusted/task.ts';

/** The kind of file that bytes are, as a MIME type; undefined when it is of no known kind. */
export default timed(async (bytes: Uint8Array) => (await fileTypeFromBuffer(bytes))?.mime);
