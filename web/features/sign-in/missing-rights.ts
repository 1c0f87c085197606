import { type Guard, type GuardFacts, type Need, decide } from '../../platform/routing/guards.ts'

export interface MissingRights {
  /** Names of permissions and roles that are not held. */
  readonly names: readonly string[]
  /** One of them would do. */
  readonly oneIsEnough: boolean
}

/** Why a person may not open a page. `rights` names what is missing; `other-part` belongs to another application. */
export type Denial =
  | { readonly kind: 'visitor' | 'no-place' | 'other-part' | 'unknown' }
  | { readonly kind: 'rights'; readonly missing: MissingRights }

/** The reason in the order in which the guard asks. `guard` is that of the page that was wanted, where it is known. */
export function denialOf(guard: Guard | null, facts: GuardFacts): Denial {
  const { user, membership } = facts
  if (!user) return { kind: 'visitor' }
  const hasPlace = membership?.some(({ label }) => label === 'CarePlace') ?? true
  if (user.application === 'GUIDE' && !hasPlace) return { kind: 'no-place' }
  if (guard?.application && guard.application !== user.application) return { kind: 'other-part' }
  if (!guard?.needs || decide(guard, facts) === 'allow') return { kind: 'unknown' }
  return { kind: 'rights', missing: missingOf(guard.needs, facts) }
}

function missingOf(need: Need, facts: GuardFacts): MissingRights {
  if (typeof need === 'string') return { names: [need], oneIsEnough: false }
  if ('role' in need) return { names: [need.role], oneIsEnough: false }
  if ('anyOf' in need) return { names: need.anyOf.flatMap((each) => missingOf(each, facts).names), oneIsEnough: true }
  const unmet = need.allOf.filter((each) => decide({ check: 'checked', needs: each }, facts) !== 'allow')
  return { names: unmet.flatMap((each) => missingOf(each, facts).names), oneIsEnough: false }
}
