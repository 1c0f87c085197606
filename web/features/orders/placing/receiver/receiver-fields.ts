import type { ReceiverInput, ReceiverView } from '@omsorg/contract/orders/placing/receiver.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import type { NotifyBy } from '@omsorg/domain/orders/placing/receiver.ts'
import type { Form } from '../../../../platform/forms/use-form.ts'
import type { Contact } from '../../../care-recipients/index.ts'
import type { Proposal } from '../proposal.ts'

export const leavePlaces = ['hand-over', 'at-door', 'in-hall', 'with-neighbour', 'other'] as const
export type LeavePlace = (typeof leavePlaces)[number]

/** The receiver as the form holds it: texts, blank where nothing is written. */
export interface ReceiverFields {
  readonly name: string
  /** The id of a stored address; blank for one that is typed. */
  readonly addressId: string
  readonly careOf: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string
  readonly entryCode: string
  readonly contactPhone: string
  readonly deliveryMethodCode: string
  readonly deliveryPointId: string
  /** What it is called, to be shown; the server has its own. */
  readonly deliveryPointName: string
  readonly notifyBy: NotifyBy | ''
  readonly notifyPhone: string
  readonly notifyEmail: string
  readonly leaveAt: LeavePlace | ''
  readonly leaveMore: string
  readonly goodsLabel: string
  /** As it is typed. */
  readonly deliveryDate: string
}

/** What the parts of the form need of it. */
export type ReceiverForm = Pick<Form<ReceiverFields>, 'values' | 'field' | 'idOf' | 'errorOf'> & {
  readonly change: (changed: Partial<ReceiverFields>) => void
}

/** A stored phone number as people of the market write it. */
export type PhoneText = (stored: string) => string

/** What is proposed or was saved, as fields to fill in. Blanks are filled from what is known of the person. */
export function fieldsOf(
  receiver: ReceiverView,
  { deliveryMethods }: Pick<Proposal, 'deliveryMethods'>,
  phone: PhoneText,
): ReceiverFields {
  const { address, packageLocation } = receiver
  const usable = deliveryMethods.find((method) => !method.needsDeliveryPoint)
  return {
    name: receiver.name ?? '',
    addressId: address?.addressId ? String(address.addressId) : '',
    careOf: address?.careOf ?? '',
    street: address?.street ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    countryCode: address?.countryCode ?? '',
    entryCode: address?.entryCode ?? '',
    contactPhone: receiver.contactPhone ? phone(receiver.contactPhone) : '',
    deliveryMethodCode: receiver.deliveryMethodCode ?? usable?.code ?? '',
    deliveryPointId: receiver.deliveryPointId ?? '',
    deliveryPointName: receiver.deliveryPointName ?? '',
    notifyBy: receiver.notifyBy ?? '',
    notifyPhone: receiver.notifyPhone ? phone(receiver.notifyPhone) : '',
    notifyEmail: receiver.notifyEmail ?? '',
    leaveAt: packageLocation?.kind ?? '',
    leaveMore: packageLocation?.text ?? '',
    goodsLabel: receiver.goodsLabel ?? '',
    deliveryDate: receiver.deliveryDate ?? '',
  }
}

/** The fields as they are sent. Name and address are left out of what can go to the care place alone. */
export function receiverOf(fields: ReceiverFields, { toCarePlace }: { readonly toCarePlace: boolean }): ReceiverInput {
  const { notifyBy, leaveAt } = fields
  return {
    name: toCarePlace ? null : written(fields.name),
    address: toCarePlace ? null : addressOf(fields),
    contactPhone: written(fields.contactPhone),
    deliveryMethodCode: fields.deliveryMethodCode,
    deliveryPointId: written(fields.deliveryPointId),
    notifyBy: notifyBy || null,
    notifyPhone: notifyBy === 'sms' || notifyBy === 'phone' ? written(fields.notifyPhone) : null,
    notifyEmail: notifyBy === 'email' ? written(fields.notifyEmail) : null,
    packageLocation: leaveAt ? { kind: leaveAt, text: written(fields.leaveMore) } : null,
    goodsLabel: written(fields.goodsLabel),
    deliveryDate: readDay(fields.deliveryDate),
  }
}

/** The day that is wished, where one is written that can be read. */
export function readWish({ deliveryDate }: Pick<ReceiverFields, 'deliveryDate'>): string | null {
  return readDay(deliveryDate)
}

function addressOf(fields: ReceiverFields): ReceiverInput['address'] {
  return {
    addressId: fields.addressId ? Number(fields.addressId) : null,
    careOf: written(fields.careOf),
    street: fields.street.trim(),
    zip: fields.zip.trim(),
    city: fields.city.trim(),
    countryCode: fields.countryCode,
    entryCode: written(fields.entryCode),
  }
}

/** A stored address put into the fields. */
export function withAddress(fields: ReceiverFields, address: Proposal['addresses'][number]): ReceiverFields {
  return {
    ...fields,
    addressId: String(address.addressId),
    careOf: address.careOf ?? '',
    street: address.street,
    zip: address.zip,
    city: address.city,
    countryCode: address.countryCode,
    entryCode: address.entryCode ?? '',
  }
}

/** Phone, e-mail and entry code, which a person confirms before going on (O-5-60). */
export function contactOf(fields: ReceiverFields): Contact {
  const notifyPhone = fields.notifyBy === 'sms' || fields.notifyBy === 'phone' ? fields.notifyPhone.trim() : ''
  return {
    phone: [...new Set([fields.contactPhone.trim(), notifyPhone])].filter((phone) => phone !== '').join(', '),
    email: fields.notifyBy === 'email' ? fields.notifyEmail.trim() : '',
    entryCode: fields.entryCode.trim(),
  }
}

/** Contact data that somebody has said are right, and the day on which. */
export interface ConfirmedContact {
  readonly contact: string
  readonly on: string
}

interface ContactState {
  readonly receiver: ReceiverFields
  readonly confirmedContact: ConfirmedContact | null
}

/** The contact data that nobody has said are right lately; null where there are none. */
export function contactToConfirm({ receiver, confirmedContact }: ContactState): string | null {
  const contact = contactOf(receiver)
  const written = JSON.stringify(contact)
  const isNothing = Object.values(contact).every((text) => text === '')
  return isNothing || confirmedContact?.contact === written ? null : written
}

/** The day on which somebody said that these very contact data are right. */
export function contactConfirmedOn({ receiver, confirmedContact }: ContactState): string | null {
  return confirmedContact?.contact === JSON.stringify(contactOf(receiver)) ? confirmedContact.on : null
}

function written(text: string): string | null {
  return text.trim() || null
}
