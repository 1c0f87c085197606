import { readDay } from '@omsorg/domain/format/parse-day.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { ageOfDay, type NumberContext } from '../../identity/number-reading.ts'
import type { AddressFields, RecipientFields, RepresentativeFields } from '../form/recipient-fields.ts'
import type { Step } from './steps.ts'

export interface Fact {
  readonly key: string
  readonly label: string
  readonly value: string
}

interface Reader {
  readonly t: AllTexts
  readonly format: Formats
  readonly frame: NumberContext
}

/** "Storgatan 12, 123 45 Fjällviken". */
export function addressText({ careOf, street, zip, city }: AddressFields): string {
  const line = [zip.trim(), city.trim()].filter(Boolean).join(' ')
  return [careOf.trim() && `c/o ${careOf.trim()}`, street.trim(), line].filter(Boolean).join(', ')
}

/** What a step holds so far, in words; what is blank is left out. */
export function factsOf(step: Step, filled: RecipientFields, reader: Reader): Fact[] {
  const facts = { identity: identityFacts, contact: contactFacts, others: otherFacts, summary: () => [] }[step]
  return facts(filled, reader).filter(({ value }) => value !== '')
}

function identityFacts(filled: RecipientFields, { t, format, frame }: Reader): Fact[] {
  const { header } = t.careRecipients
  const words = t.recipientForm.identity
  const day = readDay(filled.birthDate)
  const age = ageOfDay(day, frame)
  const born = day && age !== null && age >= 0 ? `${format.date(day)} (${t.common.person.age({ count: age })})` : ''
  return [
    { key: 'name', label: words.name, value: `${filled.firstName.trim()} ${filled.lastName.trim()}`.trim() },
    {
      key: 'number',
      label: filled.numberKind === 'temporary' ? header.temporaryNumber : header.identityNumber,
      value: filled.numberKind === 'none' ? words.noNumber : filled.ssn.trim(),
    },
    { key: 'born', label: words.birthDate, value: born },
    { key: 'gender', label: words.gender, value: filled.gender && t.common.person.gender[filled.gender] },
    {
      key: 'protected',
      label: t.careRecipients.protected.title,
      value: filled.protectedIdentity ? t.common.actions.yes : '',
    },
  ]
}

function contactFacts(filled: RecipientFields, { t }: Reader): Fact[] {
  const words = t.recipientForm
  if (filled.protectedIdentity) {
    return [{ key: 'place', label: words.address.title, value: t.careRecipients.protected.delivery }]
  }
  const { addresses, invoiceTo, invoice } = filled
  return [
    { key: 'phone', label: words.contact.phone, value: filled.phone.trim() },
    { key: 'deliveryPhone', label: words.contact.deliveryPhone, value: filled.deliveryPhone.trim() },
    { key: 'email', label: words.contact.email, value: filled.email.trim() },
    ...addresses.map((address, at) => ({
      key: `address-${at}`,
      label: addresses.length > 1 ? words.address.numbered({ number: at + 1 }) : t.orders.receiver.address,
      value: addressText(address),
    })),
    ...addresses.map(({ entryCode }, at) => ({
      key: `code-${at}`,
      label: t.orders.receiver.entryCode,
      value: entryCode.trim(),
    })),
    {
      key: 'invoice',
      label: words.invoice.title,
      value: { none: words.invoice.none, delivery: words.invoice.delivery, own: addressText(invoice) }[invoiceTo],
    },
  ]
}

function otherFacts(filled: RecipientFields, { t }: Reader): Fact[] {
  const { representatives, other } = t.recipientForm
  const sensitivities = [filled.latex && other.latex, filled.pvc && other.pvc].filter(Boolean).join(', ')
  const who = ({ firstName, lastName, name, phone }: RepresentativeFields) =>
    [`${firstName} ${lastName} ${name}`.replaceAll(/\s+/g, ' ').trim(), phone.trim()].filter(Boolean).join(', ')
  return [
    ...filled.guardians.map((guardian, at) => ({
      key: `guardian-${at}`,
      label: representatives.guardians.numbered({ number: at + 1 }),
      value: who(guardian),
    })),
    ...filled.trustees.map((trustee) => ({
      key: 'trustee',
      label: t.careRecipients.header.trustee,
      value: who(trustee),
    })),
    { key: 'sensitivities', label: other.sensitivities, value: sensitivities },
    { key: 'reference', label: other.referenceNumber, value: filled.referenceNumber.trim() },
    { key: 'room', label: other.room, value: filled.room.trim() },
  ]
}
