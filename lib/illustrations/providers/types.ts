/** A picture that a provider offers for a subject. */
export type FoundPicture = {
  /** Address of the file. */
  fileUrl: string;
  /** Address of a small copy, to choose by. */
  previewUrl: string;
  /** What it shows, as its maker says; may be ''. */
  title: string;
  /** Maker, license and provider, as the caption says them. */
  credit: string;
  /** The picture's own page. */
  pageUrl: string;
  /** Set where the provider's terms ask that its own file is shown rather than a copy: the size to show. */
  shownFromProvider?: { width: number; height: number };
  /** Address to call when the picture is used, where the provider's terms ask for that, with its headers. */
  reportUse?: { url: string; headers: Record<string, string> };
};

/** What to look for. `count` is how many the caller can choose from. */
type PictureSearch = { query: string; count: number; signal: AbortSignal };

/** Where pictures are looked for. Throws when it cannot be asked; [] when it knows none. */
export type PictureProvider = { name: string; search: (search: PictureSearch) => Promise<FoundPicture[]> };
