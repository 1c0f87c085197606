import { proposePortalOrder as contract } from '@omsorg/contract/portal/order/propose-portal-order.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { OrderBlock } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import { lineBlockOf } from '@omsorg/domain/portal/supply/product-at-home.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import {
  addressesOf,
  deliveryDaysOf,
  deliveryMethodsOf,
  orderRulesOf,
  payerOf,
  priceOrder,
  proposeWithdrawal,
  readReceiverBefore,
} from '../../orders/index.ts'
import { mayOrderFrom, productViewOf, readOrderingContext, type SuppliedRow } from '../../prescriptions/index.ts'
import { ordererFor } from '../holder.ts'
import { placeContactOf, readPortalPerson, switchesOf } from '../person.sql.ts'
import { receiverToBegin } from './destination-of.ts'
import { readOwnDraft, type PortalOrderRecord } from './portal-orders.sql.ts'
import { destinationOf } from './portal-order-views.ts'
import { portalRefusalOf } from './portal-refusals.ts'

/** What staff would be proposed, told without what staff alone may know; a reason stands where nothing can be ordered. */
export const proposePortalOrder = handle(contract, async ({ params, actor, now, today, language, tx }) => {
  const { careRecipientId } = params
  const person = await readPortalPerson(tx, careRecipientId)
  if (!person) return notFound()
  const orderer = ordererFor(actor, person.care_place_id)
  const asked = { careRecipientId, carePlaceId: person.care_place_id, actor: orderer, now, language }
  const [context, before, draft] = await Promise.all([
    readOrderingContext(tx, asked, actor.market),
    readReceiverBefore(tx, { careRecipientId }),
    readOwnDraft(tx, careRecipientId),
  ])
  if (!context) return notFound()
  const { proposals, orderCheck } = await proposeWithdrawal(tx, context, { actor: orderer, recreated: null })
  const { basis } = context
  const payer = payerOf(context)
  const receiver = receiverToBegin(basis, before, person)
  const choice = { deliveryMethodCode: receiver.deliveryMethodCode, isExpress: false, oneTimePatientFee: null }
  const { totals } = priceOrder(basis, [payer], orderCheck.lines, choice)
  const rules = orderRulesOf(basis, payer)
  const { earliest } = deliveryDaysOf(context.settings, today)
  const lines = proposals.map(({ row, quantity, split, aside }) => ({
    prescriptionRowId: row.record.id,
    product: productViewOf(row.record),
    quantity: aside === null ? quantity : 0,
    allowed: row.unavailability === null ? row.standing.allowed : 0,
    flavors: split.map((flavor) => ({ ...flavor })),
    dailyUse: row.dailyUse && Number(row.dailyUse.numerator) / Number(row.dailyUse.denominator),
    runsOutOn: row.suggestion.runsOutOn?.toString() ?? null,
    isLast: row.standing.withdrawalsThatCanBeMade <= 1,
    block:
      aside?.reason === 'flavors-unknown'
        ? ('flavors-unknown' as const)
        : lineBlockOf({
            unavailability: row.unavailability,
            allowed: row.standing.allowed,
            usedUp: row.standing.usedUp,
          }),
    orderFrom: orderFromOf(row, today),
  }))
  const order = portalAbilities(switchesOf(person)).order
  const gate = context.gate.ok ? null : (portalRefusalOf(context.gate.refusal) as OrderBlock)
  const empty = lines.some(({ allowed }) => allowed > 0) ? null : ('nothing-to-order' as const)
  const reason = order.reason ?? gate ?? empty
  return agree({
    careRecipientId,
    can: { order: { allowed: reason === null, reason } },
    throughPlaceReason: person.through_place_reason,
    lines,
    destination: {
      name: receiver.name,
      address: receiver.address && {
        addressId: receiver.address.addressId,
        careOf: receiver.address.careOf,
        street: receiver.address.street,
        zip: receiver.address.zip,
        city: receiver.address.city,
      },
      deliveryMethodCode: receiver.deliveryMethodCode,
      deliveryPointId: receiver.deliveryPointId,
      deliveryPointName: receiver.deliveryPointName,
      notifyBy: receiver.notifyBy,
      notifyPhone: receiver.notifyPhone,
      notifyEmail: receiver.notifyEmail,
    },
    deliveryMethods: deliveryMethodsOf(basis).map(({ code, name, description, needsDeliveryPoint }) => ({
      code,
      name,
      description,
      needsDeliveryPoint,
    })),
    addresses: addressesOf(basis).map(({ addressId, careOf, street, zip, city }) => ({
      addressId,
      careOf,
      street,
      zip,
      city,
    })),
    deliveryPointsAllowed: rules.deliveryPointsAllowed,
    notifyBy: rules.notifyBy,
    patientFee: { currency: totals.currency, amount: totals.patientFee, payerName: person.payer_name },
    delivery: { earliest },
    undoSeconds: context.settings.undo_seconds,
    draft: draft ? draftOf(draft, person) : null,
    carePlace: placeContactOf(person),
    today: today.toString(),
  })
})

/** Today when nothing is in the way; the day that the interval gives; null where no day is known. */
export function orderFromOf(row: SuppliedRow, today: Temporal.PlainDate): string | null {
  const { unavailability, standing } = row
  const block = lineBlockOf({ unavailability, allowed: standing.allowed, usedUp: standing.usedUp })
  if (block === null) return today.toString()
  return block === 'too-early' ? mayOrderFrom(row) : null
}

function draftOf(draft: PortalOrderRecord, person: { readonly protected: boolean }) {
  return {
    customerOrderId: draft.id,
    rowVersion: draft.row_version,
    savedOn: draft.created_at,
    lines: draft.lines.flatMap(({ prescriptionRowId, itemNumber, packages, flavors }) =>
      prescriptionRowId === null
        ? []
        : [
            {
              prescriptionRowId,
              itemNumber,
              quantity: packages,
              flavors: flavors.map((flavor) => ({ itemNumber: flavor.itemNumber, packages: flavor.packages })),
            },
          ],
    ),
    destination: destinationOf(draft, person),
  }
}
