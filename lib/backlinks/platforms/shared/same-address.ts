/** Whether two addresses are the same one, however they are spelled. */
export function isSameAddress(one: string | null | undefined, other: string): boolean {
  return Boolean(one) && URL.parse(one ?? '')?.href === URL.parse(other)?.href;
}
