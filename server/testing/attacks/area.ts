import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { attempt, unless, type Attack } from './attack.ts'

const marker = new RegExp(`^(ProductPrescription|Order|CarePlacePurchase)(${therapyAreas.join('|')})Write$`)

/** Somebody who may do it, and in no area: refused by the code that says so, and nothing is done. */
export const outsideTheirAreas: Attack = async (target) => {
  const { endpoint, actor, world } = target
  if (!('not-your-area' in endpoint.refusals)) return []
  const permissions = actor.claims.permissions.filter((name) => !marker.test(name))
  const answer = await attempt(target, { caller: await world.withClaims(actor, { permissions }) })
  const refused =
    answer.status === 400 && Object.values(answer.errors).join() === endpoint.refusals['not-your-area']?.code
  // What is out of the own areas may be unavailable as such, which is said before it is asked whose area it is.
  return unless(refused, target, 'somebody without a therapy area', answer)
}

const noKeys = ['short', 'a'.repeat(101), 'has spaces in it', 'two-keys-1, two-keys-2', "quote'quote"]

/** A key that is none is refused rather than ignored: whoever sent it counts on it. */
export const withBadKey: Attack = async (target) => {
  if (!target.endpoint.idempotent) return []
  const found: string[] = []
  for (const key of noKeys) {
    const answer = await attempt(target, { headers: { 'idempotency-key': key } })
    found.push(...unless(answer.status === 400, target, `the key ${key.slice(0, 30)}`, answer))
  }
  return found
}
