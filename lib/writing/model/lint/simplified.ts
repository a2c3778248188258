import { Converter } from 'opencc-js/t2cn';

let convert: ((text: string) => string) | undefined;

/** A Chinese text in simplified characters: those of the mainland for every traditional one. */
export function simplified(text: string): string {
  // The tables are read when the first Chinese text is written.
  convert ??= Converter({ from: 't', to: 'cn' });
  return convert(text);
}
