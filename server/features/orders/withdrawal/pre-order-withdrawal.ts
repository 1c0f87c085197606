import { preOrderWithdrawal as contract } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { mostUrgent } from '@omsorg/domain/orders/supply/suggestion.ts'
import { setAsideFromStart } from '@omsorg/domain/orders/placing/set-aside.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { suggestionViewOf, waysOnOf } from '../../prescriptions/index.ts'
import { withdrawalDraftOf } from '../placing/draft-views.ts'
import { checkOrder } from '../placing/check-order.ts'
import { readFlavorsOf } from '../placing/flavors.ts'
import { payerOf } from '../placing/ground.ts'
import { lastFlavorsOf } from './last-flavors.ts'
import type { OrderRecord } from '../order/order-view.sql.ts'
import { readOrderingContext, type OrderingContext } from '../../prescriptions/index.ts'
import { proposalForPerson, readBegunForPerson } from '../proposal/order-for-person.ts'
import { patientFeeInputsOf, usualAddressIsVerified } from '../proposal/pre-order-facts.ts'
import { preOrderLineOf, proposedQuantity, proposedSplit, rowsToPropose } from './proposed-lines.ts'

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
    const proposed = await propose(tx, context, { actor, recreated })
    const { orderCheck, proposals } = proposed
    const patientFees = patientFeeInputsOf(payerOf(context))
    const urgent = mostUrgent(proposals.map(({ row }) => ({ ...row.suggestion, row })))
    return agree({
      ...proposalForPerson(context, begun, { ...proposed, patientFees }, seal),
      lines: proposals.map((proposal, place) => preOrderLineOf(orderCheck, place, proposal, context.basis)),
      suggestion: urgent && suggestionViewOf(urgent.row),
      draft: draft && withdrawalDraftOf(draft, context.rows),
    })
  })
}

interface Proposing {
  readonly actor: Actor
  readonly recreated: OrderRecord | null
}

/**
 * The lines to begin with: all of them judged for their own sake, and those that can go as the order they would be. What
 * cannot go stands set aside from the start (rules 3.19).
 */
async function propose(tx: Transaction, context: OrderingContext, { actor, recreated }: Proposing) {
  const rows = rowsToPropose(context.rows, context.today, (area) => actor.mayIn('OrderWrite', area))
  const [flavors, last] = await Promise.all([readFlavorsOf(tx, context, rows), lastFlavorsOf(tx, rows)])
  const viewer = { actor, today: context.today }
  const proposals = rows.map((row) => {
    const quantity = proposedQuantity(row, recreated)
    const split = proposedSplit(row, quantity, flavors, last)
    const aside = setAsideFromStart({
      unavailability: row.unavailability,
      quantity,
      flavorPackages: flavors.of(row) && split.map(({ packages }) => packages),
      prescriptionStatus: row.record.prescription_status,
      ...waysOnOf(row, viewer, context.settings.additions_allowed),
    })
    return { row, quantity, split, aside }
  })
  const lines = proposals.map(({ row, quantity, split, aside }, index) => ({
    item: row,
    quantity,
    flavors: split,
    setAside: aside !== null,
    at: `lines[${index}]`,
  }))
  const choice = { isExpress: false, addressIsVerified: usualAddressIsVerified(context.basis), wished: null }
  const check = (some: typeof lines) => checkOrder(context, some, flavors.orderableOf, choice)
  return {
    proposals,
    orderCheck: check(lines),
    toSend: check(lines.filter((line) => line.quantity > 0 && !line.setAside)),
  }
}
