import type { BlogSource } from '@/lib/blogs/schema';
import { type Citations, renderPage, renderQuote } from './citations.ts';
import { html, type SafeHtml } from './html.ts';
import type { ArticleLabels } from './labels.ts';
import { licenseLines } from './license-lines.ts';

type Options = { labels: ArticleLabels; citations: Citations; outward: SafeHtml };

/** The sources of an article, numbered as the text cites them, each with the passage it rests on. */
export function renderSources(sources: readonly BlogSource[], options: Options): SafeHtml {
  if (sources.length === 0) return html``;
  const list = sources.some((source) => source.quote)
    ? runsOfOnePage(sources).map((run) => renderRun(run, options))
    : html`<ol>${sources.map((source) => renderEntry(source, renderPage(source, options.outward)))}</ol>`;
  return html`<section class="blog-sources"><h2 id="sources">${options.labels.sources}</h2>${list}${renderLicenses(sources, options)}</section>`;
}

function renderLicenses(sources: readonly BlogSource[], { labels, outward }: Options): SafeHtml[] {
  return licenseLines(sources, labels).map(
    ({ text, name, url }) =>
      html`<p class="blog-license"><bdi>${text}</bdi> <a href="${url}"${outward}>${name}</a></p>`,
  );
}

/** Neighbours that are passages of one page share its title; the numbers stay in order. */
function runsOfOnePage(sources: readonly BlogSource[]): BlogSource[][] {
  const runs: BlogSource[][] = [];
  for (const source of sources) {
    const run = runs.at(-1);
    if (run?.[0]?.url === source.url) run.push(source);
    else runs.push([source]);
  }
  return runs;
}

function renderRun(run: readonly BlogSource[], options: Options): SafeHtml {
  const [first] = run;
  if (!first) return html``;
  const entries = run.map((source) => renderEntry(source, renderPassage(source, options)));
  return html`<div class="blog-page"><p>${renderPage(first, options.outward)}</p><ol>${entries}</ol></div>`;
}

function renderEntry({ number }: BlogSource, content: SafeHtml): SafeHtml {
  return html`<li id="source-${number}" value="${number}">${content}</li>`;
}

function renderPassage(source: BlogSource, { labels, citations }: Options): SafeHtml {
  const back =
    citations.isCited(source.number) &&
    html`<a class="blog-back" href="#cite-${source.number}" aria-label="${labels.backToText} [${source.number}]">↑</a>`;
  return source.quote ? html`${renderQuote(source)}${back}` : html``;
}
