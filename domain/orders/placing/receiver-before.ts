import type { NotifyBy } from './receiver.ts'

/** What of a receiver tells whether anything has changed since the last order. */
export interface ReceiverFacts {
  readonly name: string | null
  readonly address: {
    readonly careOf: string | null
    readonly street: string
    readonly zip: string
    readonly city: string
    readonly entryCode: string | null
  } | null
  readonly contactPhone: string | null
  readonly deliveryMethodCode: string | null
  readonly deliveryPointId: string | null
  readonly notifyBy: NotifyBy | null
  readonly notifyPhone: string | null
  readonly notifyEmail: string | null
}

/** Whether an order goes to the very same door, person and phone as another. */
export function isSameReceiver(one: ReceiverFacts, other: ReceiverFacts): boolean {
  const sameWay = one.deliveryMethodCode === other.deliveryMethodCode && one.deliveryPointId === other.deliveryPointId
  return one.name === other.name && sameWay && isSameDoor(one, other)
}

function isSameDoor(one: ReceiverFacts, other: ReceiverFacts): boolean {
  const parts = ['careOf', 'street', 'zip', 'city'] as const
  const same = parts.every((part) => (one.address?.[part] ?? null) === (other.address?.[part] ?? null))
  return same && one.notifyBy === other.notifyBy && isSameContact(one, other)
}

/** Phone, e-mail and entry code, as far as they are used (O-5-60). */
export function isSameContact(one: ReceiverFacts, other: ReceiverFacts): boolean {
  return (
    one.contactPhone === other.contactPhone &&
    (one.address?.entryCode ?? null) === (other.address?.entryCode ?? null) &&
    toldAt(one) === toldAt(other)
  )
}

function toldAt({ notifyBy, notifyPhone, notifyEmail }: ReceiverFacts): string | null {
  if (notifyBy === null) return null
  return notifyBy === 'email' ? notifyEmail : notifyPhone
}

/** Contact data that somebody has said are right are not asked about again for so long. */
export const monthsContactStaysConfirmed = 1

export function isStillConfirmed(confirmedOn: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(today, confirmedOn.add({ months: monthsContactStaysConfirmed })) <= 0
}
