import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { gender } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { protectionKind } from '../identity/protection-kind.ts'
import { ssn } from '../recipient/person-input.ts'

const registeredAddress = z.object({
  careOf: z.string().nullable(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  countryCode: z.string(),
})

/** What a register tells of a person whose identity is not protected. */
const registeredPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: shown.isoDate.nullable(),
  gender: gender.nullable(),
  /** Null without a fixed one, and of whoever has left the country. */
  address: registeredAddress.nullable(),
  /** Since when the person has lived there, where the register says it. */
  addressSince: shown.isoDate.nullable(),
  hasLeftTheCountry: z.boolean(),
})

export const registerResults = ['found', 'deceased', 'protected', 'unknown', 'unavailable'] as const

/**
 * Asks the population register of the market for one person by the whole number, and keeps who asked. A protected person is
 * answered by the kind of protection alone: neither name nor address leaves the register's client (facts 4.3). When
 * she is registered here, she is hidden from this moment on.
 */
export const askPopulationRegister = endpoint({
  name: 'care-recipients/population-register/ask-population-register',
  method: 'POST',
  path: '/CareRecipient/PopulationRegister',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Looks one person up in the population register of the market, by the whole identity number.',
  budget: 'population-register',
  input: z.object({ ssn }),
  output: z.object({
    result: z.enum(registerResults),
    person: registeredPerson.nullable(),
    deceasedOn: shown.isoDate.nullable(),
    protectionKind: protectionKind.nullable(),
  }),
  refusals: {
    'client-not-chosen': { code: 'CRS003001' },
    'place-not-chosen': { code: 'CRS003002' },
    'number-not-valid': { code: 'COM001001' },
    'look-up-not-allowed': { code: 'COM001002' },
  },
})

export type RegisterAnswerView = z.output<typeof askPopulationRegister.output>
