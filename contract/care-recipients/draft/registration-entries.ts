import { sexes } from '@omsorg/domain/care-recipients/identity/sex.ts'
import { z } from 'zod'
import { protectionKind } from '../identity/protection-kind.ts'

/** As it is typed, right or wrong: nothing is judged before the person is registered. */
const typed = z.string().max(200).default('')

const addressEntries = z.object({
  addressId: typed,
  name: typed,
  careOf: typed,
  street: typed,
  zip: typed,
  city: typed,
  countryCode: typed,
  entryCode: typed,
  isDefault: z.boolean().default(false),
})

const representativeEntries = z.object({
  guardianId: typed,
  firstName: typed,
  lastName: typed,
  name: typed,
  ssn: typed,
  maskedNumber: typed,
  phone: typed,
  email: typed,
})

/** What stands in the fields of a registration that is not finished. */
export const registrationEntries = z
  .object({
    numberKind: z.enum(['real', 'temporary', 'none']).default('real'),
    ssn: typed,
    firstName: typed,
    lastName: typed,
    birthDate: typed,
    gender: z.enum(['', ...sexes]).default(''),
    protectedIdentity: z.boolean().default(false),
    protectionKind: z.union([protectionKind, z.literal('')]).default(''),
    phone: typed,
    deliveryPhone: typed,
    email: typed,
    addresses: z.array(addressEntries).max(10).default([]),
    invoiceTo: z.enum(['none', 'delivery', 'own']).default('delivery'),
    invoice: addressEntries,
    guardians: z.array(representativeEntries).max(2).default([]),
    trustees: z.array(representativeEntries).max(1).default([]),
    latex: z.boolean().default(false),
    pvc: z.boolean().default(false),
    referenceNumber: typed,
    room: typed,
  })
  .meta({ id: 'RegistrationEntries' })

/** The steps in which a person is registered. */
export const registrationSteps = ['identity', 'contact', 'others', 'summary'] as const

/** A registration that is not finished, and how far it has come. */
export const unfinishedRegistration = z
  .object({
    entries: registrationEntries,
    step: z.enum(registrationSteps).default('identity'),
  })
  .meta({ id: 'UnfinishedRegistration' })

export type UnfinishedRegistration = z.output<typeof unfinishedRegistration>
