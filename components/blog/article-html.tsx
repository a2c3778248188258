/**
 * A rendered article in the page. The one place where markup is put in as it is: `renderArticle` has escaped every text
 * in it.
 */
export function ArticleHtml({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
