import type { OwnFactor } from './factor-writes.sql.ts'

/** What is left of the factors of a user when one goes. */
export function leftWithout(factors: readonly OwnFactor[], factorId: number) {
  const left = factors.filter(({ id }) => id !== factorId)
  const has = (kind: OwnFactor['kind']) => left.some((each) => each.kind === kind)
  return { hasApp: has('totp'), hasPasskey: has('passkey') }
}
