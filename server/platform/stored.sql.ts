import type { States, WordOf } from '@omsorg/domain/states.ts'
import { raw, sql, type Sql } from './sql.ts'

/**
 * The stored numbers of states, by their words: `p.status in (${stored(prescriptionStatus, 'active', 'renew')})`. They stand in
 * the statement as literals, so that partial indexes serve it and its text is always the same.
 */
export function stored<Given extends States>(states: Given, ...words: readonly WordOf<Given>[]): Sql {
  return raw(words.map((word) => String(states[word])).join(', '))
}

/** That a column holds the id, or none where there is none: each by the index that `is not distinct from` does not use. */
export function holds(column: Sql, id: string | null): Sql {
  return id === null ? sql`${column} is null` : sql`${column} = ${id}::uuid`
}
