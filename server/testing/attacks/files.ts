import { endpoints } from '@omsorg/contract/endpoints.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import { isDeepStrictEqual } from 'node:util'
import { replaced } from '../arbitrary.ts'
import type { Answer, Caller } from '../caller.ts'
import type { Sent } from '../examples/example.ts'
import { idsAt } from '../ids.ts'
import { beyond, type OtherFiles } from './other-files.ts'
import type { World } from '../world.ts'
import { attempt, unless, type Target } from './attack.ts'

/** Beside what answers the bytes of a file: what tells of one, and what answers a text or a film by its number. */
const tellsOfFile = new Set([
  'news/file/read-file-state',
  'content/static-content/read-static-content',
  'content/static-content/read-video',
])

/** Every address that hands out a print, a file or a text by what it is asked with. */
export const addressesOfFiles: readonly Definition[] = endpoints.filter(
  (each: Definition) => each.answers === 'file' || tellsOfFile.has(each.name),
)

interface Named {
  readonly place: 'params' | 'query' | 'input'
  readonly path: readonly (string | number)[]
  readonly kind: string
}

/** What the call in order names; of a list its first. */
export function namedIn({ endpoint, sent }: Pick<Target, 'endpoint' | 'sent'>): readonly Named[] {
  return (['params', 'query', 'input'] as const).flatMap((place) =>
    Object.entries(sent[place] ?? {}).flatMap(([field, value]): Named[] => {
      const kind = kindOf(endpoint, field)
      return kind ? [{ place, path: Array.isArray(value) ? [field, 0] : [field], kind }] : []
    }),
  )
}

function kindOf({ name }: Definition, field: string): string | null {
  if (field === 'id') return 'contentId'
  if (field === 'fileId' && name.startsWith('news/')) return name.endsWith('-state') ? 'writtenFileId' : 'newsFileId'
  if (field === 'photoId' && name.startsWith('portal/')) return 'ownPhotoId'
  if (field === 'carePlaceIds' || field === 'careUnitIds') return field.slice(0, -1)
  return field.endsWith('Id') || field === 'itemNumber' ? field : null
}

/**
 * Asks an address for everything of its kind that lies beyond the caller: each is answered as one that there is not, byte for byte,
 * and leaves no row in the access log.
 */
export async function forFilesElsewhere(target: Target, others: OtherFiles): Promise<string[]> {
  const { world, actor, sent } = target
  const found: string[] = []
  for (const { place, path, kind } of namedIn(target)) {
    const at = (id: unknown) => attempt(target, { sent: { [place]: replaced(sent[place], path, id) } as Partial<Sent> })
    const missing = await at(missingOf(world, kind, others))
    found.push(...unless(missing.status === 400 || missing.status === 404, target, `a missing ${kind}`, missing))
    const places = beyond[actor.application] ?? []
    const ids = (await others.of(kind, actor)) ?? places.map((where) => [where, idsAt(world, where)[kind]] as const)
    for (const [what, id] of ids) {
      if (id === undefined) throw new Error(`${target.endpoint.name}: nothing is known of a ${kind}, ${what}`)
      const before = await viewsIn(world)
      const answer = await at(id)
      const views = (await viewsIn(world)) - before
      found.push(...unless(isAlike(answer, missing), target, `a ${kind}, ${what}, unlike a missing one,`, answer))
      found.push(...unless(views === 0, target, `a ${kind}, ${what}, is seen by the access log and`, answer))
    }
  }
  return found
}

export interface Other {
  readonly what: string
  readonly caller: Caller
}

/** The same call, in order for somebody, from whoever has no part in it: told what they are told of one that there is not. */
export async function byOthers(target: Target, callers: readonly Other[], others: OtherFiles): Promise<string[]> {
  const { world, sent } = target
  const [named] = namedIn(target)
  const found: string[] = []
  for (const { what, caller } of callers) {
    const change = { caller, base: caller.application }
    const ask = (asked: Partial<Sent>) => attempt(target, { ...change, sent: { ...asked, headers: {} } })
    const before = await viewsIn(world)
    const answer = await ask({})
    const views = (await viewsIn(world)) - before
    found.push(...unless([400, 401, 403, 404].includes(answer.status), target, what, answer))
    found.push(...unless(views === 0, target, `${what} is in the access log and`, answer))
    if (!named) continue
    const { place, path, kind } = named
    const missing = await ask({ [place]: replaced(sent[place], path, missingOf(world, kind, others)) } as Partial<Sent>)
    found.push(...unless(isAlike(answer, missing), target, `${what}, unlike for a missing one,`, answer))
  }
  return found
}

const missingOf = (world: World, kind: string, others: OtherFiles) =>
  others.missing[kind] ?? idsAt(world, 'nowhere')[kind]

export async function viewsIn({ owner }: World): Promise<number> {
  const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from omsorg.access_log')
  return rows[0]?.count ?? 0
}

function isAlike(answer: Answer, missing: Answer): boolean {
  const seen = ({ status, text, headers }: Answer) => [status, text, [...headers].filter(([name]) => name !== 'date')]
  return isDeepStrictEqual(seen(answer), seen(missing))
}
