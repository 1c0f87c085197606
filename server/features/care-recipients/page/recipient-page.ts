import type { RecipientPage } from '@omsorg/contract/care-recipients/recipient/recipient-page.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { leanStatusOf } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { leanStatus, prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderingAt, readSuppliedRows, readUpToDate, suppliedRows } from '../../prescriptions/index.ts'
import { nextDeliveryOf } from '../next-delivery.ts'
import { viewOfPerson } from '../person.ts'
import { readOrderedToday } from '../ordered-today.sql.ts'
import { whereaboutsOf } from '../recipient-row.ts'
import { urgentRowOf, urgentViewOf } from '../urgency.ts'
import { abilitiesHere } from './abilities-here.ts'
import { type HeadRecord, readHead } from './head.sql.ts'
import { readOrderDraft } from './order-draft.sql.ts'
import { personalPart } from './personal-part.ts'

/** Of all that there ever were in an area: one that runs counts before one that has ended. */
function leanWordOf(prescriptions: HeadRecord['prescriptions'], area: TherapyArea) {
  const lean = prescriptions.filter(({ therapyArea }) => therapyArea === area).map(({ status }) => leanStatusOf(status))
  const found = [leanStatus.active, leanStatus.closed].find((status) => lean.includes(status))
  return wordOf(leanStatus, found ?? leanStatus['not-created'])
}

/** What runs, and what has ended; of what waits for its start nothing can be ordered, and nothing is urgent. */
const { active, renew, finished } = prescriptionStatus
const statuses = [active, renew, finished]

/** Who asks, and when. */
export interface PageContext {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly today: Temporal.PlainDate
}

/** Everything that the pages of one person show and edit; null out of reach. */
export async function recipientPageOf(
  careRecipientId: number,
  { tx, actor, now, today }: PageContext,
  seal: Seal,
): Promise<RecipientPage | null> {
  const { carePlaceId, market } = actor
  // Who sees one place alone finds nobody elsewhere.
  const elsewhereToo = actor.scope !== 'place'
  const rowsToStand = { careRecipientIds: [careRecipientId], carePlaceId, elsewhereToo, today, statuses }
  const [head, drawn] = await readUpToDate(
    tx,
    { careRecipientId, market, now },
    () => Promise.all([readHead(tx, careRecipientId, actor, today), readSuppliedRows(tx, rowsToStand)]),
    ([read]) => read?.prescriptions.some(({ unwritten }) => unwritten) ?? false,
  )
  if (!head) return null
  const { gate, context } = orderingAt(head, { actor, today, market })
  const rows = suppliedRows(drawn, context)
  const { settings, order_types: orderTypes } = head
  const [orderedToday, orderDraft] = head.has_orders_to_tell
    ? await Promise.all([
        readOrderedToday(tx, [careRecipientId], { today, timeZone: marketOf(market).timeZone }),
        readOrderDraft(tx, careRecipientId, actor.doerId),
      ])
    : [null, null]
  const orderableItems = rows.filter((row) => row.unavailability === null).length
  const urgent = head.status === recipientStatus.active ? urgentRowOf(rows, today) : null
  const mayOrder = gate.ok && orderableItems > 0
  const street = head.addresses.find(({ kind }) => kind === 'delivery')?.street ?? null
  return {
    ...viewOfPerson(head, seal),
    ...personalPart(head, today, seal),
    sensitivities: { latex: head.latex_sensitive, pvc: head.pvc_sensitive },
    countryCode: marketOf(head.market).country,
    clientId: head.client_id,
    clientName: head.client_name,
    where: whereaboutsOf({ ...head, street }),
    carePlaces: head.care_places.map(({ carePlaceId, name, status }) => ({
      carePlaceId,
      name,
      status: wordOf(linkStatus, status),
    })),
    statusAtPlace: wordOf(linkStatus, head.link_status),
    can: {
      order: mayOrder
        ? { allowed: true, reason: null }
        : { allowed: false, reason: gate.ok ? ('nothing-orderable' as const) : gate.refusal },
      ...abilitiesHere(head, actor),
    },
    orderableItems,
    urgent: urgent && urgentViewOf(urgent),
    orderedToday: orderedToday?.get(careRecipientId) ?? null,
    orderDraft,
    nextDelivery: nextDeliveryOf(settings, today),
    settings: {
      withdrawalAllowed: head.withdrawal_allowed && orderTypes.includes(orderType['home-delivery-from-prescription']),
      homeDeliveryAllowed: head.home_delivery_allowed,
      prescriptionAllowed: head.prescription_allowed,
      additionsAllowed: settings.additions_allowed,
      areas: head.areas.map((area) => ({ ...area, prescription: leanWordOf(head.prescriptions, area.therapyArea) })),
      careRecipient: head.care_recipient_settings,
    },
    today: today.toString(),
    rowVersion: head.row_version,
  }
}
