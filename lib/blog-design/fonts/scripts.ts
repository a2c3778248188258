/** Living scripts that none of our fonts has (ISO 15924). */
const SCRIPTS_WITHOUT_FONT =
  'Adlm Armn Beng Bugi Cans Cham Cher Copt Ethi Geor Gujr Guru Java Khmr Knda Laoo Lisu Mlym Mong Mtei Mymr Nkoo Olck Orya Rohg Sinh Sund Syrc Tale Talu Taml Telu Tfng Thaa Tibt Vaii Yiii'.split(
    ' ',
  );

/** The English names of a text's scripts without a font of ours. */
export function scriptsWithoutFont(text: string): string[] {
  const names = new Intl.DisplayNames('en', { type: 'script' });
  return SCRIPTS_WITHOUT_FONT.filter((code) => new RegExp(`\\p{sc=${code}}`, 'u').test(text)).map(
    (code) => names.of(code) ?? code,
  );
}

/** The same as part of a sentence. */
export const scriptNames = (text: string): string =>
  new Intl.ListFormat('en').format(scriptsWithoutFont(text)) || 'a script';
