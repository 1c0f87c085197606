import type { Answer } from '../caller.ts'
import { replaced } from '../arbitrary.ts'
import type { Sent } from '../examples/example.ts'
import { idsAt, kindOfId, outOfReach, type Whereabouts } from '../ids.ts'
import { attempt, unless, type Attack, type Target } from './attack.ts'

type Path = readonly (string | number)[]
type Place = 'params' | 'query' | 'input'

/**
 * Ids of the sister place, of another client and of another market, in the path, the query and the body, one at a time. Each
 * must be answered like an id that does not exist, byte for byte, so that nobody learns that there is somebody.
 */
export const intoOtherReach: Attack = async (target) => {
  const found: string[] = []
  for (const { place, path, kind } of idFields(target)) {
    const at = async (where: Whereabouts) => {
      const id = idsAt(target.world, where)[kind]
      return attempt(target, { sent: { [place]: replaced(target.sent[place], path, id) } as Partial<Sent> })
    }
    const missing = await at('nowhere')
    const what = `${kind} in ${place}`
    found.push(
      ...unless(
        place === 'input' ? missing.status === 400 : missing.status === 404,
        target,
        `a missing ${what}`,
        missing,
      ),
    )
    for (const where of outOfReach) {
      // Customer service reaches every place of the market, and nothing beyond it; administration the organisation of all.
      if (target.actor.application === 'PRINCIPAL') continue
      if (target.actor.application === 'CSP' && where !== 'abroad') continue
      // The sister place is of the same client.
      if (idsAt(target.world, where)[kind] === idsAt(target.world, 'home')[kind]) continue
      const answer = await at(where)
      found.push(...unless(sameAs(answer, missing), target, `${what} of ${where}, unlike a missing one,`, answer))
    }
  }
  return found
}

function sameAs(answer: Answer, missing: Answer): boolean {
  const headers = (each: Answer) => [...each.headers].filter(([name]) => name !== 'date').toString()
  return answer.status === missing.status && answer.text === missing.text && headers(answer) === headers(missing)
}

/** Name, number and address of a protected person stay out of every answer, also for those who may see the person (T18). */
export const ofProtectedPerson: Attack = async (target) => {
  const ids = idsAt(target.world, 'protected')
  const fields = idFields(target)
  const parts: { params?: unknown; query?: unknown; input?: unknown } = { ...target.sent }
  for (const { place, path, kind } of fields) parts[place] = replaced(parts[place], path, ids[kind])
  const { care } = target.world
  // The one call that asks for a reason opens name and number, and nothing of where the person lives.
  const opened = 'because' in target.endpoint
  const names = opened ? [] : [care.protected.firstName, care.protected.lastName, '400101']
  // A list shows others too, who live in the same street.
  const secrets = fields.length > 0 ? [...names, 'Storgatan'] : names
  const answer = await attempt(target, { sent: parts as Partial<Sent> })
  const told = secrets.filter((each) => answer.text.includes(each))
  return unless(told.length === 0, target, `a call for a protected person tells ${told.join(', ')}:`, answer)
}

interface IdField {
  readonly place: Place
  readonly path: Path
  readonly kind: string
}

function idFields({ endpoint, sent }: Target): IdField[] {
  if (endpoint.permission === 'public') return []
  return (['params', 'query', 'input'] as const).flatMap((place) =>
    leavesOf(sent[place]).flatMap((path) => {
      const field = path.findLast((step) => typeof step === 'string') ?? ''
      const kind = kindOfId(endpoint, field)
      return kind ? [{ place, path, kind }] : []
    }),
  )
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]))
  if (typeof value !== 'object') return [path]
  if (value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}
