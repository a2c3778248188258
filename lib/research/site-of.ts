/** The site of an address as readers know it: its host without `www.`; '' where it is no address. */
export function siteOf(address: string): string {
  return URL.parse(address)?.host.replace(/^www\./, '') ?? '';
}
