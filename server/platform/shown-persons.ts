import { createHmac } from 'node:crypto'
import type { Endpoint } from '@omsorg/contract/endpoint.ts'
import { logView, logViewOfChosen, logViewOfReached } from './access-log.sql.ts'
import type { CheckedCall } from './carry-out.ts'
import type { Transaction } from './database.ts'

export function shownBy(contract: Endpoint, answer: unknown): readonly number[] {
  return contract.shows?.(answer as never) ?? []
}

/** Sends what is logged at once, so that it travels with the commit; nothing where nobody is shown and nobody searched for. */
export function keepAccessLog(
  tx: Transaction,
  contract: Endpoint,
  { actor, input }: CheckedCall,
  careRecipientIds: readonly number[],
  secret: string,
): Promise<void> {
  const criterionHash = hashOf(contract.searchesBy?.(input as never) ?? '', secret)
  if (!actor || (careRecipientIds.length === 0 && !criterionHash)) return Promise.resolve()
  const reason = contract.because?.(input as never) ?? null
  return logView(tx, actor, { action: contract.name, careRecipientIds, criterionHash, reason })
}

/** What a call searches by, as the access log keeps it: nobody reads it out of there. */
export function hashOf(criterion: string, secret: string): string | null {
  return criterion ? createHmac('sha256', secret).update(criterion.toLowerCase()).digest('hex') : null
}

/** What is known of a read before its answer: whom it tells of, and the row that the access log gets for it. */
interface Told {
  readonly careRecipientId: number | null
  log(tx: Transaction): Promise<unknown>
}

/** Null where the answer alone says whom it tells of. */
export function personToldOf(contract: Endpoint, { actor, input, params }: CheckedCall): Told | null {
  const careRecipientId = contract.tellsOf?.({ input: input as never, params: params as never }) ?? null
  if (careRecipientId === null || !actor) return null
  if (careRecipientId === 'nobody') return { careRecipientId: null, log: () => Promise.resolve() }
  if (actor.scope === 'holder') {
    return { careRecipientId, log: (tx) => logViewOfChosen(tx, actor, { action: contract.name, careRecipientId }) }
  }
  if (actor.scope !== 'place') return null
  return { careRecipientId, log: (tx) => logViewOfReached(tx, actor, { action: contract.name, careRecipientId }) }
}

type JudgedAnswer = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

/** An answer that shows others than those in the log is not given. */
export function toldOfNobodyElse<Result extends JudgedAnswer>(
  contract: Endpoint,
  result: Result,
  logged: readonly (number | null)[],
): Result {
  const known = new Set(logged)
  const shown = result.ok ? shownBy(contract, result.value) : []
  if (shown.every((id) => known.has(id))) return result
  throw new Error(`${contract.name} shows somebody else than it was asked about`)
}
