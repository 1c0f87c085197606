import { type RouteName, patternOf } from './paths.ts'
import { readParameters } from './route-parameters.ts'

/** The notation of the router for our own: `{id}` is `{$id}`, `{id?}` is `{-$id}`. */
export function routerPath(name: RouteName): string {
  const path = patternOf(name).replaceAll(/\{(\w+)(\?)?\}/g, (_, parameter: string, optional?: string) =>
    optional ? `{-$${parameter}}` : `{$${parameter}}`,
  )
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** Below all others: an address that nothing else opens shows the not-found page, and no guard or call runs for it. */
export const everyOtherAddress = '$'

/** False keeps the router from matching: the address then leads to the not-found page (O-2-01). */
export function readable(name: RouteName): (texts: Record<string, string>) => Record<string, string> | false {
  return (texts) => (readParameters(patternOf(name), texts) ? texts : false)
}

/**
 * Empty parts between slashes are no parts: `/CID/1/CUID//CPID//ACT/` is `/CID/1/CUID/CPID/ACT` (A-G16),
 * and an address opens with and without a slash at its end.
 */
export function tidyPath(path: string): string {
  return path.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}
