import type { RecipientFields } from '../form/recipient-fields.ts'

/** How a person is reached and let in; blank where there is nothing. */
export interface Contact {
  readonly phone: string
  readonly email: string
  readonly entryCode: string
}

/** Phone, e-mail and entry codes, which a person confirms before they are saved (O-5-60); of a protected person there are none. */
export function contactOf({ protectedIdentity, phone, deliveryPhone, email, addresses }: RecipientFields): Contact {
  if (protectedIdentity) return { phone: '', email: '', entryCode: '' }
  const several = (texts: readonly string[]) =>
    [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '').join(', ')
  return {
    phone: several([phone, deliveryPhone]),
    email: email.trim(),
    entryCode: several(addresses.map(({ entryCode }) => entryCode)),
  }
}

/** Whether there is anything to confirm that was not there before. */
export function mustBeConfirmed(contact: Contact, before: Contact | null): boolean {
  const parts = ['phone', 'email', 'entryCode'] as const
  return parts.some((part) => contact[part] !== '' && contact[part] !== before?.[part])
}
