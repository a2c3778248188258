/** Living scripts that none of our fonts has (ISO 15924). */
const SCRIPTS_WITHOUT_FONT =
  'Adlm Armn Beng Bugi Cans Cham Cher Copt Ethi Geor Gujr Guru Java Khmr Knda Laoo Lisu Mlym Mong Mtei Mymr Nkoo Olck Orya Rohg Sinh Sund Syrc Tale Talu Taml Telu Tfng Thaa Tibt Vaii Yiii'.split(
    ' ',
  );

/** The scripts of a text that none of our fonts has (ISO 15924). */
export const scriptsWithoutFont = (text: string): string[] =>
  SCRIPTS_WITHOUT_FONT.filter((code) => new RegExp(`\\p{sc=${code}}`, 'u').test(text));

/** English names of scripts as part of a sentence. */
export function scriptNames(codes: readonly string[]): string {
  const names = new Intl.DisplayNames('en', { type: 'script' });
  return new Intl.ListFormat('en').format(codes.map((code) => names.of(code) ?? code)) || 'another script';
}
