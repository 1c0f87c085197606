import type { RecipientFields } from './recipient-fields.ts'

/** Phone, e-mail and door codes, which a person confirms before they are saved (O-5-60); of a protected person there are none. */
export function contactOf({ protectedIdentity, phone, deliveryPhone, email, addresses }: RecipientFields) {
  if (protectedIdentity) return { phone: '', email: '', entryCode: '' }
  const several = (texts: readonly string[]) =>
    [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '').join(', ')
  return {
    phone: several([phone, deliveryPhone]),
    email: email.trim(),
    entryCode: several(addresses.map(({ entryCode }) => entryCode)),
  }
}

export type Contact = ReturnType<typeof contactOf>

/** Whether there is anything to confirm that was not there before. */
export function mustBeConfirmed(contact: Contact, before: Contact | null): boolean {
  const parts = ['phone', 'email', 'entryCode'] as const
  return parts.some((part) => contact[part] !== '' && contact[part] !== before?.[part])
}
