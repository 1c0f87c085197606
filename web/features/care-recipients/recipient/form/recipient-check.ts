import { adultAge } from '@omsorg/domain/age.ts'
import type { IdentityNumberRefusal } from '@omsorg/domain/care-recipients/identity/identity-number-kinds.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { readPostalCode } from '@omsorg/domain/format/postal-code.ts'
import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { isBoxAddress, isEntryCode, isPhone } from '@omsorg/domain/orders/withdrawal/receiver.ts'
import { ageOfDay, type NumberFrame, numberReading } from '../../identity/number-reading.ts'
import {
  type AddressFields,
  mostGuardians,
  type RecipientFields,
  type RepresentativeFields,
} from './recipient-fields.ts'

export type FieldProblem =
  | IdentityNumberRefusal
  | 'missing'
  | 'too-long'
  | 'letters-only'
  | 'phone'
  | 'email'
  | 'zip'
  | 'box-address'
  | 'entry-code'
  | 'day'
  | 'day-ahead'
  | 'minor'
  | 'recipient-minor'
  | 'same-guardian'
  | 'temporary-number'
  | 'choose-one'

/** One thing that is wrong with one field; `at` is its path in the form: `addresses.0.zip`. */
export interface FieldFault {
  readonly at: string
  readonly problem: FieldProblem
  readonly most?: number
}

/** What the merged settings of the care place ask of a care recipient. */
export interface FormRules extends NumberFrame {
  readonly numberRequired: boolean
  readonly temporaryNumberAllowed: boolean
  readonly phoneRequired: boolean
  readonly referenceNumberRequired: boolean
  readonly invoiceAddressRequired: boolean
  readonly adultsOnly: boolean
  readonly protectionAllowed: boolean
  readonly guardiansAllowed: boolean
  readonly trusteeAllowed: boolean
  /** The population register is asked in this market and at this place. */
  readonly registerOffered: boolean
  /** A valid number never changes (O-5-12). */
  readonly numberFixed?: boolean
  /** The person is registered with a protected identity: nobody sees, or writes, who it is and where. */
  readonly isHidden?: boolean
}

const longest = {
  name: 100,
  street: 100,
  city: 60,
  email: 254,
  reference: 50,
  careOf: 100,
  number: 40,
  room: 30,
} as const

type Finding = FieldFault | null

/** Everything that is wrong, one fault for a field, in the order of the form. */
export function faultsOf(filled: RecipientFields, rules: FormRules): FieldFault[] {
  if (rules.isHidden) return otherFaults(filled, rules)
  return [
    ...identityFaults(filled, rules),
    ...(filled.protectedIdentity ? [] : contactFaults(filled, rules)),
    ...representativesFaults(filled, rules),
    ...otherFaults(filled, rules),
  ]
}

function identityFaults(filled: RecipientFields, rules: FormRules): FieldFault[] {
  const birth = readDay(filled.birthDate)
  return found(
    rules.numberFixed ? null : numberFault(filled, rules),
    textFault('firstName', filled.firstName, longest.name, true),
    textFault('lastName', filled.lastName, longest.name, true),
    birthFault(filled, rules),
    birth !== null && rules.adultsOnly && isMinor(birth, rules) ? fault('birthDate', 'recipient-minor') : null,
    filled.gender === '' ? fault('gender', 'choose-one') : null,
    filled.protectedIdentity && filled.protectionKind === '' ? fault('protectionKind', 'choose-one') : null,
  )
}

/** A temporary number is free text; one of the register has to be right (O-3-07, O-5-10). */
function numberFault({ numberKind, ssn }: RecipientFields, rules: FormRules): Finding {
  const at = 'ssn'
  if (numberKind === 'none') return null
  if (numberKind === 'temporary') return textFault(at, ssn, longest.number, true)
  const reading = numberReading(ssn, rules)
  if (reading.state === 'blank') return fault(at, 'missing')
  if (reading.state === 'refused') return fault(at, reading.refusal)
  const standIn = reading.number.temporary && !reading.number.testSeries
  return standIn && !rules.temporaryNumberAllowed ? fault(at, 'temporary-number') : null
}

function birthFault({ birthDate }: RecipientFields, rules: FormRules): Finding {
  const at = 'birthDate'
  if (birthDate.trim() === '') return fault(at, 'missing')
  const day = readDay(birthDate)
  if (day === null) return fault(at, 'day')
  return day > rules.today ? fault(at, 'day-ahead') : null
}

function contactFaults(filled: RecipientFields, rules: FormRules): FieldFault[] {
  const { addresses, invoice, invoiceTo } = filled
  return [
    ...found(
      phoneFault('phone', filled.phone, rules, rules.phoneRequired),
      phoneFault('deliveryPhone', filled.deliveryPhone, rules, false),
      emailFault('email', filled.email),
    ),
    ...addresses.flatMap((address, at) => addressFaults(`addresses.${at}`, address, 'delivery')),
    ...(invoiceTo === 'own' ? addressFaults('invoice', invoice, 'invoice') : []),
    ...(invoiceTo === 'none' && rules.invoiceAddressRequired ? [fault('invoiceTo', 'choose-one')] : []),
  ]
}

/** A box can take letters and no parcels, so an invoice may go to one (facts 2). */
export function addressFaults(path: string, address: AddressFields, kind: 'delivery' | 'invoice'): FieldFault[] {
  const { street, zip, city, countryCode, entryCode, name, careOf } = address
  const isBox = kind === 'delivery' && isBoxAddress(street)
  return found(
    textFault(`${path}.name`, name, longest.name, false),
    textFault(`${path}.careOf`, careOf, longest.careOf, false),
    isBox ? fault(`${path}.street`, 'box-address') : textFault(`${path}.street`, street, longest.street, true),
    zipFault(`${path}.zip`, zip, countryCode),
    cityFault(`${path}.city`, city),
    entryCode.trim().length > 20 || !isEntryCode(entryCode.trim()) ? fault(`${path}.entryCode`, 'entry-code') : null,
  )
}

function zipFault(at: string, zip: string, countryCode: string): Finding {
  if (zip.trim() === '') return fault(at, 'missing')
  return readPostalCode(zip, countryCode) === null ? fault(at, 'zip') : null
}

/** Names of places have letters, space, dash and apostrophe (O-5-07). */
function cityFault(at: string, city: string): Finding {
  if (city.trim() !== '' && !/^[\p{L}\p{M} '’.-]+$/u.test(city.trim())) return fault(at, 'letters-only')
  return textFault(at, city, longest.city, true)
}

function representativesFaults({ guardians, trustees }: RecipientFields, rules: FormRules): FieldFault[] {
  const numbers = guardians.slice(0, mostGuardians).map(({ ssn }) => storedNumber(ssn, rules))
  const twice = numbers.length === mostGuardians && numbers[0] !== null && numbers[0] === numbers[1]
  return [
    ...guardians.flatMap((guardian, at) => representativeFaults(`guardians.${at}`, guardian, rules)),
    // The same person twice is said at the second one (O-5-27); a guardian may be the trustee too.
    ...(twice ? [fault('guardians.1.ssn', 'same-guardian')] : []),
    ...trustees.flatMap((trustee, at) => representativeFaults(`trustees.${at}`, trustee, rules)),
  ]
}

/** Who speaks for a person has to be an adult, which the number tells (O-5-11). */
function representativeFaults(path: string, who: RepresentativeFields, rules: FormRules): FieldFault[] {
  const reading = numberReading(who.ssn, rules)
  const born = reading.state === 'read' ? (reading.number.birthDate?.toString() ?? null) : null
  const at = `${path}.ssn`
  return found(
    reading.state === 'refused' ? fault(at, reading.refusal) : null,
    born !== null && isMinor(born, rules) ? fault(at, 'minor') : null,
    ...(path.startsWith('trustees')
      ? [textFault(`${path}.name`, who.name, longest.name, true)]
      : [
          textFault(`${path}.firstName`, who.firstName, longest.name, true),
          textFault(`${path}.lastName`, who.lastName, longest.name, true),
        ]),
    phoneFault(`${path}.phone`, who.phone, rules, false),
    emailFault(`${path}.email`, who.email),
  )
}

function otherFaults({ referenceNumber, room }: RecipientFields, rules: FormRules): FieldFault[] {
  return found(
    textFault('referenceNumber', referenceNumber, longest.reference, rules.referenceNumberRequired),
    textFault('room', room, longest.room, false),
  )
}

function isMinor(birthDate: string, frame: NumberFrame): boolean {
  const age = ageOfDay(birthDate, frame)
  return age !== null && age < adultAge
}

function storedNumber(typed: string, frame: NumberFrame): string | null {
  const reading = numberReading(typed, frame)
  return reading.state === 'read' ? reading.number.normalized : null
}

function phoneFault(at: string, phone: string, { market }: NumberFrame, required: boolean): Finding {
  if (phone.trim() === '') return required ? fault(at, 'missing') : null
  const isOne = isPhone(phone) && storedPhone(phone, marketOf(market).country) !== null
  return isOne ? null : fault(at, 'phone')
}

function emailFault(at: string, email: string): Finding {
  const text = email.trim()
  if (text === '') return null
  if (text.length > longest.email) return { at, problem: 'too-long', most: longest.email }
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text) ? null : fault(at, 'email')
}

function textFault(at: string, text: string, most: number, required: boolean): Finding {
  const { length } = text.trim()
  if (length === 0) return required ? fault(at, 'missing') : null
  return length > most ? { at, problem: 'too-long', most } : null
}

function fault(at: string, problem: FieldProblem): FieldFault {
  return { at, problem }
}

/** The first fault of each field. */
function found(...findings: readonly Finding[]): FieldFault[] {
  const faults = findings.filter((each) => each !== null)
  return faults.filter((each, place) => faults.findIndex(({ at }) => at === each.at) === place)
}
