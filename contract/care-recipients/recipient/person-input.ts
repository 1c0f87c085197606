import { z } from 'zod'
import { email, gender, id, isoDate, personName, phone } from '../../fields.ts'
import { addressRefusals } from '../address/address-input.ts'
import * as shown from '../../shown.ts'

/** An identity number in any writing that people use, or, when it is temporary, any text. */
export const ssn = z.string().trim().min(1).max(40)

/** Null and blank are both nothing. */
const orNothing = <Schema extends z.ZodType<string>>(field: Schema) => field.nullable().default(null)

const contact = { phone: orNothing(phone), email: orNothing(email) }

/**
 * Somebody who speaks for the person. Numbers are shown masked, so an edit sends `keepsNumber` where the stored one stays;
 * else `ssn` is the new one, and null none.
 */
const number = { ssn: orNothing(ssn), keepsNumber: z.boolean().default(false) }

export const guardianInput = z
  .object({
    guardianId: id.nullable().default(null),
    firstName: personName,
    lastName: personName,
    ...number,
    ...contact,
  })
  .meta({ id: 'GuardianInput' })

export const trusteeInput = z.object({ name: personName, ...number, ...contact }).meta({ id: 'TrusteeInput' })

export type GuardianInput = z.output<typeof guardianInput>
export type TrusteeInput = z.output<typeof trusteeInput>

export const sensitivities = z.object({ latex: z.boolean(), pvc: z.boolean() }).meta({ id: 'Sensitivities' })

/** What a person is registered with, apart from addresses and number. */
export const personFields = {
  firstName: personName,
  lastName: personName,
  /** Null = as the number says; a number that says nothing, and a temporary one, ask for it. */
  birthDate: isoDate.nullable().default(null),
  /** Null = as the number says; it is never forced to. */
  gender: gender.nullable().default(null),
  phone: orNothing(phone),
  deliveryPhone: orNothing(phone),
  email: orNothing(email),
  referenceNumber: z.string().trim().max(50).default(''),
  /** The room at the care place. */
  room: z.string().trim().max(30).default(''),
  sensitivities: sensitivities.default({ latex: false, pvc: false }),
  guardians: z.array(guardianInput).max(2).default([]),
  trustee: trusteeInput.nullable().default(null),
}

/** Who has the number, so that the caller goes on with that person. */
export const registeredHere = z.object({ careRecipientId: shown.id }).meta({ id: 'RegisteredHere' })

export type RegisteredHere = z.output<typeof registeredHere>

/** The refusals of what people fill in: `at` is the path of the field as it was sent, `guardians[1].ssn`. */
export const personRefusals = {
  ...addressRefusals,
  'number-missing': { code: 'COM001003' },
  'number-not-valid': { code: 'COM001001' },
  'test-number': { code: 'COM001001' },
  'temporary-number-not-allowed': { code: 'COM001001' },
  'birth-date-missing': { code: 'COM001003' },
  'birth-date-not-of-number': { code: 'COM001001' },
  'birth-date-in-future': { code: 'COM001001' },
  'recipient-not-adult': { code: 'COM001001' },
  'phone-not-valid': { code: 'COM001001' },
  'phone-missing': { code: 'COM001003' },
  'reference-number-missing': { code: 'COM001003' },
  'guardians-not-allowed': { code: 'COM001001' },
  'guardian-not-found': { code: 'COM001001' },
  'guardian-twice': { code: 'COM001001' },
  'guardian-not-adult': { code: 'COM001001' },
  'trustee-not-allowed': { code: 'COM001001' },
  'trustee-not-adult': { code: 'COM001001' },
  'invoice-address-missing': { code: 'COM001003' },
} as const
