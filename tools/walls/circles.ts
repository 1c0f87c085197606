import { isTest } from './rooms.ts'
import type { Source } from './source.ts'

/** The files of a feature that import another, by the one and the other. */
type Ways = Map<string, Map<string, string[]>>

const place = /^(domain|contract|server\/features|web\/features)\/([^/]+)\//

/** Features of a room that come back to themselves through what they import, types as well; each circle once. */
export function featureCircles(sources: readonly Source[]): string[] {
  const rooms = new Map<string, Ways>()
  for (const { path, imports } of sources) {
    const [, room, feature] = place.exec(path) ?? []
    if (!room || !feature || isTest(path) || path.includes('/testing/')) continue
    for (const { target } of imports) {
      const [, otherRoom, other] = place.exec(target ?? '') ?? []
      if (otherRoom !== room || !other || other === feature) continue
      const ways: Ways = rooms.get(room) ?? new Map()
      const steps = ways.get(feature) ?? new Map<string, string[]>()
      rooms.set(room, ways.set(feature, steps.set(other, [...(steps.get(other) ?? []), path])))
    }
  }
  return [...rooms].flatMap(([room, ways]) => circlesOf(ways).map((circle) => sentence(room, circle, ways)))
}

/** The shortest circle through each feature, without those that an earlier one names. */
function circlesOf(ways: Ways): string[][] {
  const found: string[][] = []
  for (const start of [...ways.keys()].toSorted()) {
    if (found.some((circle) => circle.includes(start))) continue
    const circle = wayBack(start, ways)
    if (circle) found.push(circle)
  }
  return found
}

function wayBack(start: string, ways: Ways): string[] | null {
  const seen = new Set<string>()
  let paths = [[start]]
  while (paths.length > 0) {
    paths = paths.flatMap((path) => {
      const next = [...(ways.get(path.at(-1) ?? '')?.keys() ?? [])].filter((each) => !seen.has(each))
      for (const each of next) seen.add(each)
      return next.map((each) => [...path, each])
    })
    const closed = paths.find((path) => path.at(-1) === start)
    if (closed) return closed
  }
  return null
}

/** Names the step that the fewest files take, for that is the one to mend. */
function sentence(room: string, circle: readonly string[], ways: Ways): string {
  const steps = circle.slice(1).map((to, at) => ways.get(circle[at] ?? '')?.get(to) ?? [])
  const thinnest = steps.toSorted((a, b) => a.length - b.length)[0] ?? []
  return `${room}: ${circle.join(' -> ')} is a circle of features; see ${thinnest.join(', ')}`
}
