import type { AllTexts } from '@omsorg/texts/shape.ts'

/** What a field is called, for the summary on top of the form: 'Address 2, postal code'. */
export function fieldLabel(path: string, t: AllTexts): string {
  const [list = '', at, part = list] = path.includes('.') ? splitPath(path) : [path]
  const label = labels(t)[part] ?? ''
  const number = Number(at) + 1
  const { address, representatives, invoice } = t.recipientForm
  const owners: Readonly<Record<string, string>> = {
    addresses: address.numbered({ number }),
    guardians: representatives.guardians.numbered({ number }),
    trustees: t.careRecipients.header.trustee,
    invoice: invoice.title,
  }
  const owner = path.includes('.') ? owners[list] : undefined
  return owner ? `${owner}, ${label}` : label
}

/** What a part of the form is called, for the list of what has been changed. */
export function partLabel(part: string, t: AllTexts): string {
  const { address, invoice, representatives, other, identity } = t.recipientForm
  const parts: Readonly<Record<string, string>> = {
    numberKind: identity.kindOfNumber,
    addresses: address.title,
    invoice: invoice.title,
    guardians: representatives.guardians.title,
    trustees: representatives.trustees.title,
    latex: other.sensitivities,
    pvc: other.sensitivities,
  }
  return parts[part] ?? labels(t)[part] ?? ''
}

function splitPath(path: string): string[] {
  const parts = path.split('.')
  return parts.length === 2 ? [parts[0] ?? '', '0', parts[1] ?? ''] : parts
}

function labels(t: AllTexts): Readonly<Record<string, string>> {
  const { identity, contact, other, invoice, protection } = t.recipientForm
  const { receiver } = t.orders
  return {
    ssn: t.careRecipients.header.identityNumber,
    firstName: identity.firstName,
    lastName: identity.lastName,
    name: identity.name,
    birthDate: identity.birthDate,
    gender: identity.gender,
    protectionKind: protection.kind,
    phone: contact.phone,
    deliveryPhone: contact.deliveryPhone,
    email: contact.email,
    careOf: receiver.careOf,
    street: receiver.street,
    zip: receiver.postalCode,
    city: receiver.city,
    countryCode: receiver.country,
    entryCode: receiver.entryCode,
    invoiceTo: invoice.title,
    referenceNumber: other.referenceNumber,
    room: other.room,
  }
}
