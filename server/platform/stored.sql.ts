import type { States, WordOf } from '@omsorg/domain/states.ts'
import { sql } from 'kysely'

/**
 * The stored numbers of states, by their words: `p.status in (${stored(prescriptionStatus, 'active', 'renew')})`. They stand in
 * the statement as literals, so that partial indexes serve it and its text is always the same.
 */
export function stored<Given extends States>(states: Given, ...words: readonly WordOf<Given>[]) {
  return sql.join(words.map((word) => sql.lit(states[word])))
}
