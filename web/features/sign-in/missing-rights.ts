import { type Guard, type GuardFacts, type Need, decide, isOpenTo } from '../../platform/routing/guards.ts'
import type { Lacking } from '../../platform/shell/missing-text.ts'

/** Why a person may not open a page, in the order in which its guard asks. Null where the page that was wanted does not tell. */
export function lackingFor(guard: Guard | null, facts: GuardFacts): Lacking | null {
  const { user, membership } = facts
  const hasPlace = membership?.some(({ label }) => label === 'CarePlace') ?? true
  if (user?.application === 'GUIDE' && !hasPlace) return { missing: 'place', permissions: [], oneIsEnough: false }
  if (guard && !isOpenTo(guard, facts)) return { missing: 'application', permissions: [], oneIsEnough: false }
  if (!guard?.needs || decide(guard, facts) === 'allow') return null
  return { missing: 'permission', ...rightsIn(guard.needs, facts) }
}

function rightsIn(need: Need, facts: GuardFacts): Omit<Lacking, 'missing'> {
  if (typeof need === 'string') return { permissions: [need], oneIsEnough: false }
  if ('role' in need) return { permissions: [need.role], oneIsEnough: false }
  const isAny = 'anyOf' in need
  const among = isAny ? need.anyOf : need.allOf.filter((each) => !isMet(each, facts))
  return { permissions: among.flatMap((each) => rightsIn(each, facts).permissions), oneIsEnough: isAny }
}

function isMet(needs: Need, facts: GuardFacts): boolean {
  return decide({ check: 'checked', needs }, facts) === 'allow'
}
