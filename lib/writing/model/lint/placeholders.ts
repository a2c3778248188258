/** How gaps that somebody was to fill in begin, in the languages of articles. */
const GAP_WORDS =
  'your|insert|enter|add|fill in|name|title|city|company|brand|product|date|year|number|percentage|link|topic|placeholder|author|' +
  'ihre?|dein|name|titel|stadt|firma|datum|zahl|einfügen|hier|votre|insérer|insérez|nom|titre|ville|entreprise|' +
  'su|tu|insertar|inserte|nombre|título|ciudad|empresa|fecha|il tuo|la tua|inserire|inserisci|nome|titolo|città|azienda|' +
  'seu|sua|inserir|insira|cidade|ваш[аеи]?|вставьте|вставить|имя|название|заголовок|город|компания|дата';
const GAP_WORDS_CJK =
  '插入|填写|您的|你的|标题|姓名|城市|公司|日期|数字|ここに|あなたの|タイトル|名前|都市名?|会社名?|日付|数字|挿入';

const PLACEHOLDERS: readonly RegExp[] = [
  /\{\{[^{}\n]{1,80}\}\}|(?<![$\p{L}\p{N}])\{[\p{L}_ -]{2,40}\}/u,
  new RegExp(`[\\[［](?:${GAP_WORDS})(?:[ :_-][^\\]］]{0,80})?[\\]］]`, 'iu'),
  new RegExp(`[\\[［【](?:${GAP_WORDS_CJK})[^\\]］】]{0,40}[\\]］】]`, 'u'),
  /\b(?:TODO|TBD|FIXME|TKTK)\b(?=\s*[:：)\]]|[.!。]?$)|[[(（]\s*(?:TODO|TBD)\b|^(?:TODO|TBD)\b/,
  /\blorem ipsum\b/i,
  /(?<!\p{L})[XХ]{1,3} ?(?:[%％]|per ?cent\b|Prozent\b|pour cent\b|por ciento\b|per cento\b|por cento\b|процент)/u,
  /[$€£¥]X{1,3}\b|\b(?:19|20)XX\b|_{4,}/,
];

/** Whether a sentence holds a gap that somebody was to fill in. */
export function hasPlaceholder(sentence: string): boolean {
  return PLACEHOLDERS.some((placeholder) => placeholder.test(sentence));
}
