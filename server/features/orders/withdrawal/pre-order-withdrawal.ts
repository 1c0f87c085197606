import { preOrderWithdrawal as contract } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { mostUrgent } from '@omsorg/domain/orders/supply/suggestion.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readClosedRowsOfPerson, readOrderingContext, suggestionViewOf } from '../../prescriptions/index.ts'
import { rowsBegun, withdrawalDraftOf } from '../placing/draft-views.ts'
import { payerOf } from '../placing/ground.ts'
import { proposalForPerson, readBegunForPerson } from '../proposal/order-for-person.ts'
import { patientFeeInputsOf } from '../proposal/pre-order-facts.ts'
import { proposeWithdrawal } from './propose-withdrawal.ts'
import { preOrderLineOf } from './proposed-lines.ts'

const type = orderType['home-delivery-from-prescription']

/** Proposes a withdrawal and stores nothing. */
export function preOrderWithdrawal(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ params, query, actor, now, today, language, tx }) => {
    if (!actor.carePlaceId) return refuse('place-not-chosen')
    const { careRecipientId } = params
    const asked = { careRecipientId, actor, language }
    const [context, begun] = await Promise.all([
      readOrderingContext(tx, { ...asked, carePlaceId: actor.carePlaceId, now }, actor.market),
      readBegunForPerson(tx, { ...asked, ...query, type, today }),
    ])
    if (!context) return notFound()
    if (!context.gate.ok) return context.gate
    if (begun.isMissing) return notFound()

    const { recreated, draft } = begun
    const begunRows = rowsBegun(draft)
    const closed = await readClosedRowsOfPerson(tx, context, begunRows, actor)
    const proposed = await proposeWithdrawal(tx, context, { actor, recreated, begun: begunRows, closed })
    const { orderCheck, proposals } = proposed
    const patientFees = patientFeeInputsOf(payerOf(context))
    const urgent = mostUrgent(proposals.map(({ row }) => ({ ...row.suggestion, row })))
    return agree({
      ...proposalForPerson(context, begun, { ...proposed, patientFees }, seal),
      lines: proposals.map((proposal, place) => preOrderLineOf(orderCheck, place, proposal, context.basis)),
      suggestion: urgent && suggestionViewOf(urgent.row),
      draft:
        draft &&
        withdrawalDraftOf(draft, {
          known: [...context.rows, ...closed],
          proposed: proposals.map(({ row }) => row),
        }),
    })
  })
}
