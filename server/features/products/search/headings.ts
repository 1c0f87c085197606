import type { CategoryRecord } from '../category/read-categories.sql.ts'

/** A heading of the catalogue in its place. */
export interface Heading {
  readonly id: number
  readonly name: string
  /** How many headings it lies below. */
  readonly level: number
  /** Itself and everything below it. */
  readonly below: readonly number[]
}

/** The catalogue has no deeper heading; one that lies below itself ends here too. */
export const deepest = 4

/** Every heading before those below it, in the order of the catalogue. */
export function headingsOf(records: readonly CategoryRecord[]): Heading[] {
  const childrenOf = Map.groupBy(records, ({ parent_id }) => parent_id)
  const under = (parent: number | null, level: number): Heading[] =>
    (level < deepest ? (childrenOf.get(parent) ?? []) : []).flatMap(({ id, name }) => {
      const children = under(id, level + 1)
      return [{ id, name, level, below: [id, ...children.map((each) => each.id)] }, ...children]
    })
  return under(null, 0)
}

/** The headings that were chosen, each with everything below it. */
export function withBelow(chosen: readonly number[], records: readonly CategoryRecord[]): number[] {
  const headings = headingsOf(records)
  return [...new Set(chosen.flatMap((id) => headings.find((each) => each.id === id)?.below ?? [id]))]
}
