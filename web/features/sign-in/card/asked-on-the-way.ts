import { rememberAsked, takeAsked } from '../../../platform/routing/asked-address.ts'
import { askedAddress } from '../../../platform/routing/landing.ts'
import { patternOf, routeNames } from '../../../platform/routing/paths.ts'
import { type KeyedStorage, memoryOf } from '../../../platform/session/storage.ts'

interface Kept {
  readonly path: string
  /** Epoch milliseconds. */
  readonly until: number
}

const key = 'asked-address'
/** As long as what was begun at the card service counts. */
const keptMilliseconds = 10 * 60_000
const longestPath = 300

const memory = (storage: KeyedStorage) =>
  memoryOf(
    storage,
    key,
    (found): found is Kept =>
      typeof found === 'object' &&
      found !== null &&
      'path' in found &&
      typeof found.path === 'string' &&
      'until' in found &&
      typeof found.until === 'number',
  )

/** Before the browser leaves for the card service, where this page is forgotten: this tab keeps what was asked for. */
export function keepAskedOnTheWay(storage: KeyedStorage, now: number): void {
  const asked = takeAsked()
  // Whoever comes back without a card may go on another way.
  if (asked !== null) rememberAsked(asked)
  const path = asked === null ? null : plainPath(asked)
  if (path !== null) memory(storage).keep({ path, until: now + keptMilliseconds })
}

/** Once, whatever came of it. */
export function takeAskedFromTheWay(storage: KeyedStorage, now: number): void {
  const kept = memory(storage).read()
  memory(storage).drop()
  const path = kept && kept.until > now && kept.until <= now + keptMilliseconds ? plainPath(kept.path) : null
  if (path !== null) rememberAsked(path)
}

/** The path alone, for what was searched stands behind it; null for one that names a person. */
function plainPath(address: string): string | null {
  const path = askedAddress(address)?.split(/[?#]/)[0] ?? null
  return path === null || path.length > longestPath || namesPerson(path) ? null : path
}

const beforePersons = routeNames.flatMap((name) => {
  const pattern = patternOf(name)
  const at = pattern.search(/\{(careRecipient|user|operator)/)
  return at < 0 ? [] : [pattern.slice(0, at).toLowerCase()]
})

function namesPerson(path: string): boolean {
  const small = path.toLowerCase()
  return beforePersons.some((start) => small.startsWith(start) && small.length > start.length)
}
