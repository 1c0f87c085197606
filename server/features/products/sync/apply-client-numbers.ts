import { applyClientNumbers as contract } from '@omsorg/contract/products/sync/apply-client-numbers.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { holdClientToSet, readErpIdentifier, takeOverNumbers } from '../../organisation/index.ts'
import { type Difference, compareStored, comparisonViewOf } from './compared-numbers.ts'
import { begunRun } from './run-of-feed.ts'

type Chosen = CallOf<typeof contract>['input']['chosen'][number]

/** The ERP is asked between two transactions; what was chosen is then judged against what it says now, with the client held. */
export function applyClientNumbers(erp: ErpCatalogue): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ input, actor, now, transaction }) => {
    const { clientId, chosen } = input
    const identifier = await transaction((tx) => readErpIdentifier(tx, clientId))
    if (identifier === undefined) return refuse('client-not-found', { at: 'clientId' })
    const answer =
      identifier === '' ? ({ result: 'unknown-customer' } as const) : await erp.customerNumbersOf(identifier)
    if (answer.result !== 'answered') {
      const asked = {
        feed: 'customer-numbers',
        erpCustomerIdentifier: identifier,
        begunAt: now,
        by: actor.doerId,
      } as const
      await (await begunRun(transaction, asked)).failed(answer.result)
      return refuse(answer.result === 'unavailable' ? 'erp-unavailable' : 'customer-unknown')
    }
    return transaction(async (tx) => {
      if ((await holdClientToSet(tx, clientId)) === null) return refuse('client-not-found', { at: 'clientId' })
      const { differences, version } = await compareStored(tx, clientId, answer.value, now)
      if (version !== input.rowVersion) return refuse('stale')
      const found = chosen.map((one) => differences.find((each) => isSame(each, one)))
      if (found.includes(undefined) || new Set(found).size < found.length) return refuse('stale')
      const taken = found.filter((each) => each !== undefined)
      const kept = taken.findIndex(({ keptBecause }) => keptBecause !== null)
      if (kept >= 0) return refuse('number-in-use', { at: `chosen[${kept}].number` })
      const changed = taken.flatMap(({ state, stored, inErp }) =>
        state === 'changed' && stored && inErp ? [{ ...inErp, carePlaceId: stored.carePlaceId }] : [],
      )
      const added = taken.flatMap(({ state, inErp }) => (state === 'new' && inErp ? [inErp] : []))
      const removed = taken.flatMap(({ state, number, stored }) =>
        state === 'deleted' && stored ? [{ number, carePlaceId: stored.carePlaceId }] : [],
      )
      await takeOverNumbers(tx, clientId, { changed, added, removed })
      const comparison = comparisonViewOf(clientId, await compareStored(tx, clientId, answer.value, now))
      return agree({ changed: changed.length, added: added.length, removed: removed.length, comparison })
    })
  })
}

/** Whether a difference still is the one that was shown. */
function isSame({ state, number, stored, fields }: Difference, chosen: Chosen): boolean {
  return (
    number === chosen.number &&
    state === chosen.state &&
    (stored?.carePlaceId ?? null) === chosen.carePlaceId &&
    fields.length === chosen.fields.length &&
    fields.every((each, at) => chosen.fields[at]?.field === each.field && chosen.fields[at]?.inErp === each.inErp)
  )
}
