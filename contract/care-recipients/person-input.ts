import { z } from 'zod'
import { email, gender, id, isoDate, phone } from '../fields.ts'
import { addressRefusals } from './address-input.ts'

/** An identity number in any writing that people use, or, when it is temporary, any text. */
export const ssn = z.string().trim().min(1).max(40)

const name = z.string().trim().min(1).max(100)

/** Null and blank are both nothing. */
const orNothing = <Schema extends z.ZodType<string>>(field: Schema) => field.nullable().default(null)

const contact = { phone: orNothing(phone), email: orNothing(email) }

/**
 * Somebody who speaks for the person. Numbers are shown masked, so an edit sends `keepsNumber` where the stored one stays;
 * else `ssn` is the new one, and null none.
 */
const number = { ssn: orNothing(ssn), keepsNumber: z.boolean().default(false) }

export const guardianInput = z.object({
  guardianId: id.nullable().default(null),
  firstName: name,
  lastName: name,
  ...number,
  ...contact,
})

export const trusteeInput = z.object({ name, ...number, ...contact })

export type GuardianInput = z.output<typeof guardianInput>
export type TrusteeInput = z.output<typeof trusteeInput>

export const sensitivities = z.object({ latex: z.boolean(), pvc: z.boolean() })

/** What a person is registered with, apart from addresses and number. */
export const personFields = {
  firstName: name,
  lastName: name,
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

/** The refusals of what people fill in: `at` is the path of the field as it was sent, `guardians[1].ssn`. */
export const personRefusals = {
  ...addressRefusals,
  'number-missing': 'COM001003',
  'number-not-valid': 'COM001001',
  'test-number': 'COM001001',
  'temporary-number-not-allowed': 'COM001001',
  'birth-date-missing': 'COM001003',
  'birth-date-not-of-number': 'COM001001',
  'birth-date-in-future': 'COM001001',
  'recipient-not-adult': 'COM001001',
  'phone-not-valid': 'COM001001',
  'phone-missing': 'COM001003',
  'reference-number-missing': 'COM001003',
  'guardians-not-allowed': 'COM001001',
  'guardian-not-found': 'COM001001',
  'guardian-twice': 'COM001001',
  'guardian-not-adult': 'COM001001',
  'trustee-not-allowed': 'COM001001',
  'trustee-not-adult': 'COM001001',
  'invoice-address-missing': 'COM001003',
} as const
