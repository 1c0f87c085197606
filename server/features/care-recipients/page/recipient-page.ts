import type { RecipientPage } from '@omsorg/contract/care-recipients/recipient/recipient-page.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { leanStatusOf } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { leanStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readOrderingContext } from '../../prescriptions/index.ts'
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
function leanWordOf(statuses: HeadRecord['areas'][number]['prescriptions']) {
  const lean = statuses.map(leanStatusOf)
  const found = [leanStatus.active, leanStatus.closed].find((status) => lean.includes(status))
  return wordOf(leanStatus, found ?? leanStatus['not-created'])
}

/** Who asks, and when. */
export interface PageContext {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly today: Temporal.PlainDate
  readonly language: string
}

/** Everything that the pages of one person show and edit; null out of reach. */
export async function recipientPageOf(
  careRecipientId: number,
  { tx, actor, now, today, language }: PageContext,
  seal: Seal,
): Promise<RecipientPage | null> {
  const head = await readHead(tx, careRecipientId, actor.carePlaceId, marketOf(actor.market))
  if (!head) return null
  const question = { careRecipientId: head.id, carePlaceId: head.care_place_id, actor, now, language }
  const context = await readOrderingContext(tx, question, actor.market)
  if (!context) return null

  const { gate, rows, settings } = context
  const { timeZone } = marketOf(actor.market)
  const orderedToday = (await readOrderedToday(tx, [head.id], { today, timeZone })).get(head.id)
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
      ...(await abilitiesHere(tx, head, actor)),
    },
    orderableItems,
    urgent: urgent && urgentViewOf(urgent),
    orderedToday: orderedToday ?? null,
    orderDraft: await readOrderDraft(tx, head.id, actor.doerId),
    nextDelivery: nextDeliveryOf(settings, today),
    settings: {
      withdrawalAllowed: head.withdrawal_allowed,
      homeDeliveryAllowed: head.home_delivery_allowed,
      prescriptionAllowed: head.prescription_allowed,
      additionsAllowed: head.additions_allowed,
      areas: head.areas.map(({ prescriptions, ...area }) => ({ ...area, prescription: leanWordOf(prescriptions) })),
      careRecipient: head.settings,
    },
    today: today.toString(),
    rowVersion: head.row_version,
  }
}
