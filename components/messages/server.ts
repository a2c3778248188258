/** What client.tsx gives a part of the page that the browser renders, for one that only the server does. */
export { askedLanguage as useLanguage, askedTranslator as useTranslations } from '@/lib/http/answer-context.ts';
