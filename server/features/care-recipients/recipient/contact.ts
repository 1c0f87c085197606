import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { RegistrationContext } from './registration-context.ts'
import { readPhone } from './phones.ts'

interface ContactGiven {
  readonly phone: string | null
  readonly deliveryPhone: string | null
  readonly email: string | null
  readonly referenceNumber: string
}

export type Contact = ContactGiven

type ContactRefusal = 'phone-not-valid' | 'phone-missing' | 'reference-number-missing'

/** How a person is reached, and by which reference (O-3-05, O-3-08, O-5-05). */
export function checkContact(
  given: ContactGiven,
  { market, settings }: RegistrationContext,
  stored: { readonly phone: string | null; readonly deliveryPhone: string | null },
): Outcome<Contact, ContactRefusal> {
  const phone = readPhone(given.phone, market, { at: 'phone', stored: stored.phone })
  if (!phone.ok) return phone
  const deliveryPhone = readPhone(given.deliveryPhone, market, { at: 'deliveryPhone', stored: stored.deliveryPhone })
  if (!deliveryPhone.ok) return deliveryPhone
  if (settings.phoneRequired && phone.value === null) return refuse('phone-missing', { at: 'phone' })
  if (settings.referenceNumberRequired && !given.referenceNumber) {
    return refuse('reference-number-missing', { at: 'referenceNumber' })
  }
  return agree({
    phone: phone.value,
    deliveryPhone: deliveryPhone.value,
    email: given.email,
    referenceNumber: given.referenceNumber,
  })
}
