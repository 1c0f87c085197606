import type { RecipientPage } from '@omsorg/contract/care-recipients/recipient/recipient-page.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import { ageOn } from '@omsorg/domain/age.ts'
import { maskedNumber } from '@omsorg/domain/care-recipients/identity/number-mask.ts'
import { identityNumberText } from '@omsorg/domain/format/identity-number.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import type { HeadRecord, StoredAddress } from './head.sql.ts'

type PersonalPart = Pick<
  RecipientPage,
  | 'age'
  | 'phone'
  | 'deliveryPhone'
  | 'email'
  | 'referenceNumber'
  | 'room'
  | 'protectionKind'
  | 'registerCheckedOn'
  | 'lastConversationOn'
  | 'representatives'
  | 'deliveryAddresses'
  | 'deliveryAddress'
  | 'invoiceAddress'
>

/** What identifies or places a person, or who speaks for one, is null where the identity is protected (facts 4.3). */
export function personalPart(head: HeadRecord, today: Temporal.PlainDate, seal: Seal): PersonalPart {
  const protection = head.protected_kind
  const born = shown('birth-date', head.birth_date, protection)
  const addresses = shown('address', head.addresses, protection) ?? []
  const delivery = addresses.filter(({ kind }) => kind === 'delivery').map(addressViewOf)
  const invoice = addresses.filter(({ kind }) => kind === 'invoice').map(addressViewOf)
  return {
    age: born === null ? null : ageOn(Temporal.PlainDate.from(born), today),
    phone: shown('phone', head.phone, protection),
    deliveryPhone: shown('phone', head.delivery_phone, protection),
    email: shown('email', head.email, protection),
    referenceNumber: head.reference_number || null,
    room: shown('address', head.room || null, protection),
    protectionKind: protection,
    registerCheckedOn: head.register_checked_on,
    lastConversationOn: head.last_conversation_on,
    representatives: representativesOf(head, seal),
    deliveryAddresses: delivery,
    deliveryAddress: delivery[0] ?? null,
    invoiceAddress: invoice[0] ?? null,
  }
}

type Representative = RecipientPage['representatives'][number]

function representativesOf(head: HeadRecord, seal: Seal): Representative[] {
  const country = marketOf(head.market).country
  const masked = (sealed: Buffer | null) => sealed && maskedNumber(identityNumberText(seal.open(sealed), country))
  const guardians = head.guardians.map(({ id, firstName, lastName, phone, email, sealedNumber }): Representative => ({
    kind: 'guardian',
    guardianId: id,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    maskedNumber: masked(sealedNumber === null ? null : Buffer.from(sealedNumber, 'base64')),
    phone,
    email,
  }))
  const trustee: Representative = {
    kind: 'trustee',
    guardianId: null,
    name: head.trustee_name,
    firstName: null,
    lastName: null,
    maskedNumber: masked(head.trustee_identity_number_encrypted),
    phone: head.trustee_phone,
    email: head.trustee_email,
  }
  const all = head.trustee_name === null ? guardians : [...guardians, trustee]
  return head.protected_kind === null ? all : all.map(({ kind, guardianId }) => ({ ...nothingTold, kind, guardianId }))
}

const nothingTold = { name: null, firstName: null, lastName: null, maskedNumber: null, phone: null, email: null }

function addressViewOf({ id, careOf, kind: _kind, ...rest }: StoredAddress) {
  return { ...rest, addressId: id, careOf: careOf || null }
}
