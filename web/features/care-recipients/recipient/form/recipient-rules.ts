import { adultAge } from '@omsorg/domain/age.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { readPostalCode } from '@omsorg/domain/format/postal-code.ts'
import { isPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { isBoxAddress } from '@omsorg/domain/orders/placing/receiver.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { FieldError } from '../../../../platform/forms/use-form.ts'
import { ageOfDay, type NumberContext, numberReading } from '../../identity/number-reading.ts'
import type { FormRules } from './form-rules.ts'
import type { AddressFields, RecipientFields } from './recipient-fields.ts'

interface Context {
  readonly rules: FormRules
  readonly t: AllTexts
  readonly format: Formats
}

type Check = (filled: RecipientFields, context: Context) => FieldError[]

/** What the bounds of the contract cannot know: numbers, days, postal codes and phones, and what the care place asks for. */
export const recipientErrors: Check = (filled, context) => {
  if (context.rules.isHidden) return otherErrors(filled, context)
  return [
    ...identityErrors(filled, context),
    ...(filled.protectedIdentity ? [] : contactErrors(filled, context)),
    ...representativeErrors(filled, context),
    ...otherErrors(filled, context),
  ]
}

const identityErrors: Check = (filled, { rules, t, format }) => {
  const { gender, protectedIdentity, protectionKind, birthDate } = filled
  const { errors } = t.recipientForm
  const birth = readDay(birthDate)
  return [
    ...errorAt('ssn', rules.numberFixed ? null : numberText(filled, rules, t)),
    ...errorAt('birthDate', birthDate.trim() === '' && t.validation.required),
    ...errorAt('birthDate', birth === null && t.validation.date),
    ...errorAt(
      'birthDate',
      birth !== null && birth > rules.today && t.validation.dateNotAfter({ date: format.date(rules.today) }),
    ),
    ...errorAt('birthDate', birth !== null && rules.adultsOnly && isMinor(birth, rules) && errors.recipientMinor),
    ...errorAt('gender', gender === '' && errors.chooseOne),
    ...errorAt('protectionKind', protectedIdentity && protectionKind === '' && errors.chooseOne),
  ]
}

/** A temporary number is free text; one of the register has to be right (O-3-07, O-5-10). */
function numberText({ numberKind, ssn }: RecipientFields, rules: FormRules, t: AllTexts): string | null {
  if (numberKind === 'none') return null
  if (ssn.trim() === '') return t.validation.required
  const reading = numberReading(ssn, rules)
  if (numberKind === 'temporary' || reading.state === 'blank') return null
  if (reading.state === 'refused') return t.recipientForm.number.refused[reading.refusal]
  const standIn = reading.number.temporary && !reading.number.testSeries
  return standIn && !rules.temporaryNumberAllowed ? t.recipientForm.errors.temporaryNumber : null
}

const contactErrors: Check = (filled, { rules, t }) => {
  const { phone, deliveryPhone, addresses, invoice, invoiceTo } = filled
  const { errors } = t.recipientForm
  return [
    ...errorAt('phone', phone.trim() === '' && rules.phoneRequired && t.validation.required),
    ...phoneErrors('phone', phone, rules, t),
    ...phoneErrors('deliveryPhone', deliveryPhone, rules, t),
    // A box can take letters and no parcels, so an invoice may go to one (facts 2).
    ...addresses.flatMap((address, at) => [
      ...errorAt(`addresses.${at}.street`, isBoxAddress(address.street) && t.orders.receiver.noBox),
      ...placeErrors(`addresses.${at}`, address, t),
    ]),
    ...(invoiceTo === 'own' ? placeErrors('invoice', invoice, t) : []),
    ...errorAt('invoiceTo', invoiceTo === 'none' && rules.invoiceAddressRequired && errors.chooseOne),
  ]
}

function phoneErrors(at: string, phone: string, { market, storedPhones }: FormRules, t: AllTexts): FieldError[] {
  const isOne = phone.trim() === '' || isPhone(phone, marketOf(market).country, storedPhones)
  return errorAt(at, !isOne && t.validation.phone)
}

function placeErrors(at: string, { zip, countryCode }: AddressFields, t: AllTexts): FieldError[] {
  const isZip = zip.trim() === '' || readPostalCode(zip, countryCode) !== null
  return errorAt(`${at}.zip`, !isZip && t.recipientForm.errors.zip)
}

/** Who speaks for a person is an adult, which the number tells (O-5-11), and no guardian twice (O-5-27). */
const representativeErrors: Check = ({ guardians, trustees }, { rules, t }) => {
  const { errors } = t.recipientForm
  const readings = guardians.map(({ ssn }) => numberReading(ssn, rules))
  const [first, second] = readings.map((each) => (each.state === 'read' ? each.number.normalized : null))
  return [
    ...guardians.flatMap((who, at) => speakerErrors(`guardians.${at}`, who, errors.guardianMinor)),
    ...errorAt('guardians.1.ssn', !!second && first === second && errors.sameGuardian),
    ...trustees.flatMap((who, at) => speakerErrors(`trustees.${at}`, who, errors.trusteeMinor)),
  ]

  function speakerErrors(at: string, { ssn, phone }: RecipientFields['trustees'][number], minor: string) {
    const reading = numberReading(ssn, rules)
    const born = reading.state === 'read' ? (reading.number.birthDate?.toString() ?? null) : null
    return [
      ...errorAt(`${at}.ssn`, reading.state === 'refused' && t.recipientForm.number.refused[reading.refusal]),
      ...errorAt(`${at}.ssn`, born !== null && isMinor(born, rules) && minor),
      ...phoneErrors(`${at}.phone`, phone, rules, t),
    ]
  }
}

const otherErrors: Check = ({ referenceNumber }, { rules, t }) =>
  errorAt('referenceNumber', referenceNumber.trim() === '' && rules.referenceNumberRequired && t.validation.required)

function isMinor(birthDate: string, frame: NumberContext): boolean {
  const age = ageOfDay(birthDate, frame)
  return age !== null && age < adultAge
}

function errorAt(at: string, text: string | false | null): FieldError[] {
  return text === false || text === null ? [] : [{ at, text }]
}
