import { leaveMarkup } from '@/lib/http/answer-context';
import { DocumentMarkup } from './document-markup';

/**
 * A rendered article in the page. The one place where markup is put in as it is: `renderArticle` has escaped every text
 * in it. A document carries it once; whoever comes from another page of ours gets it with the rest.
 */
export function ArticleHtml({ html }: { html: string }) {
  const id = leaveMarkup(html);
  if (id) return <DocumentMarkup id={id} />;
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
