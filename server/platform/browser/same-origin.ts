/**
 * Whether a call comes from a page of ours, or from no page at all. A browser says with each form and each call of a script
 * where it comes from, and no page can make it say something else. What stands in front may have changed the host, so the
 * public address counts as well.
 */
export function isFromOurPages(
  { origin, host }: Readonly<Record<string, string | string[] | undefined>>,
  publicAddress: string,
): boolean {
  if (origin === undefined) return true
  if (typeof origin !== 'string') return false
  return origin === new URL(publicAddress).origin || URL.parse(origin)?.host === host
}
