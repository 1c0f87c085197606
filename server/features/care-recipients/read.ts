import type { AddressView } from '@omsorg/contract/care-recipients/address-view.ts'
import { readCareRecipient as contract } from '@omsorg/contract/care-recipients/read.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { shown } from '@omsorg/domain/care-recipients/display.ts'
import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../platform/handle.ts'
import { readOrderingContext } from '../prescriptions/index.ts'
import { nextDeliveryOf } from './next-delivery.ts'
import { viewOfPerson } from './person.ts'
import { readHead, type HeadRecord, type StoredAddress } from './read.sql.ts'
import { whereaboutsOf } from './recipient-row.ts'
import { urgentRowOf, urgentViewOf } from './urgency.ts'

export function readCareRecipient(seal: Seal): Handler {
  return handle(contract, async ({ params, actor, now, today, language, tx }) => {
    const head = await readHead(tx, params.id, actor.carePlaceId, marketOf(actor.market).timeZone)
    if (!head) return notFound()
    const question = { careRecipientId: head.id, carePlaceId: head.care_place_id, actor, now, language }
    const context = await readOrderingContext(tx, question, actor.market)
    if (!context) return notFound()

    const { gate, rows, settings } = context
    const orderableItems = rows.filter((row) => row.unavailability === null).length
    const urgent = head.status === recipientStatus.active ? urgentRowOf(rows, today) : null
    const mayOrder = gate.ok && orderableItems > 0
    return agree({
      ...viewOfPerson(head, seal),
      ...personalPart(head, today),
      clientId: head.client_id,
      clientName: head.client_name,
      where: whereaboutsOf({ ...head, street: head.delivery_address?.street ?? null }),
      carePlaces: head.care_places.map(({ carePlaceId, name, status }) => ({
        carePlaceId,
        name,
        status: status === linkStatus.active ? ('active' as const) : ('inactive' as const),
      })),
      can: {
        order: mayOrder
          ? { allowed: true, reason: null }
          : { allowed: false, reason: gate.ok ? ('nothing-orderable' as const) : gate.refusal },
      },
      orderableItems,
      urgent: urgent && urgentViewOf(urgent),
      nextDelivery: nextDeliveryOf(settings, today),
      settings: {
        withdrawalAllowed: head.withdrawal_allowed,
        homeDeliveryAllowed: head.home_delivery_allowed,
        prescriptionAllowed: head.prescription_allowed,
        additionsAllowed: head.additions_allowed,
        areas: [...head.areas],
      },
      today: today.toString(),
      rowVersion: head.row_version,
    })
  })
}

type PersonalPart = Pick<
  AnswerOf<typeof contract>,
  | 'age'
  | 'phone'
  | 'deliveryPhone'
  | 'referenceNumber'
  | 'protectionKind'
  | 'registerCheckedOn'
  | 'representatives'
  | 'deliveryAddress'
  | 'invoiceAddress'
>

/** What identifies or places a person, or who speaks for one, is null where the identity is protected (domain facts 4.3). */
function personalPart(head: HeadRecord, today: Temporal.PlainDate): PersonalPart {
  const protection = head.protected_kind
  const born = shown('birth-date', head.birth_date, protection)
  const speaker = (kind: 'guardian' | 'trustee', name: string, phone: string | null) => ({
    kind,
    name: shown('name', name, protection),
    phone: shown('phone', phone, protection),
  })
  return {
    age: born === null ? null : Temporal.PlainDate.from(born).until(today, { largestUnit: 'years' }).years,
    phone: shown('phone', head.phone, protection),
    deliveryPhone: shown('phone', head.delivery_phone, protection),
    referenceNumber: head.reference_number || null,
    protectionKind: protection,
    registerCheckedOn: head.register_checked_on,
    representatives: [
      ...head.guardians.map(({ name, phone }) => speaker('guardian', name, phone)),
      ...(head.trustee_name === null ? [] : [speaker('trustee', head.trustee_name, head.trustee_phone)]),
    ],
    deliveryAddress: addressViewOf(shown('address', head.delivery_address, protection)),
    invoiceAddress: addressViewOf(shown('address', head.invoice_address, protection)),
  }
}

function addressViewOf(address: StoredAddress | null): AddressView | null {
  if (!address) return null
  const { id, careOf, ...rest } = address
  return { ...rest, addressId: id, careOf: careOf || null }
}
