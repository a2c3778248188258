/** What React needs to hydrate a page that was sent without it: the answer of the page's address with `?hydrate`. */
export type Hydration = {
  /** Of the page; also in the page's `style[data-without-react]`. */
  version: string;
  /** Addresses of the whole stylesheets, and React's name for their order. */
  styles: [href: string, precedence: string][];
  /** What the framework's inline scripts push, by the name of the global list. */
  pushed: [list: string, entry: unknown][];
  /** Addresses of scripts. */
  scripts: string[];
};
