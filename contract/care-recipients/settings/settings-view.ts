import { z } from 'zod'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** What registering and caring for people follows at a care place: the place's own value, else the client's, else the default. */
export const careRecipientSettings = z
  .object({
    ssnRequired: z.boolean(),
    temporarySsnAllowed: z.boolean(),
    populationRegisterLookup: z.boolean(),
    protectedIdentityAllowed: z.boolean(),
    referenceNumberRequired: z.boolean(),
    phoneRequired: z.boolean(),
    guardiansAllowed: z.boolean(),
    trusteeAllowed: z.boolean(),
    invoiceAddressRequired: z.boolean(),
    crpAccountsAllowed: z.boolean(),
    /** What holders of portal accounts may do there. */
    crpOrderingAllowed: z.boolean(),
    crpRenewalAllowed: z.boolean(),
    crpDiaryAllowed: z.boolean(),
    crpStockAllowed: z.boolean(),
    copyAllowed: z.boolean(),
    moveAllowed: z.boolean(),
    deactivateAllowed: z.boolean(),
    adultRecipientsOnly: z.boolean(),
    /** Null = never. */
    anonymizeAfterMonths: z.int().nullable(),
  })
  .meta({ id: 'CareRecipientSettings' })

export type CareRecipientSettings = z.output<typeof careRecipientSettings>

const asSet = z.boolean().nullable()

/** The same as one client or care place has set it: null = not set. Of a client the default is answered instead, of a place the client's value holds. */
export const ownSettings = z
  .object({
    ssnRequired: asSet,
    temporarySsnAllowed: asSet,
    populationRegisterLookup: asSet,
    protectedIdentityAllowed: asSet,
    referenceNumberRequired: asSet,
    phoneRequired: asSet,
    guardiansAllowed: asSet,
    trusteeAllowed: asSet,
    invoiceAddressRequired: asSet,
    crpAccountsAllowed: asSet,
    crpOrderingAllowed: asSet,
    crpRenewalAllowed: asSet,
    crpDiaryAllowed: asSet,
    crpStockAllowed: asSet,
    copyAllowed: asSet,
    moveAllowed: asSet,
    deactivateAllowed: asSet,
    adultRecipientsOnly: asSet,
    anonymizeAfterMonths: z.int().min(1).max(1200).nullable(),
  })
  .meta({ id: 'OwnSettings' })

export const ownSettingsView = ownSettings
  .extend({
    clientId: shown.guid,
    carePlaceId: shown.guid.nullable(),
    /** Of a care place: its own values rest, and the client's hold. */
    usesClientSettings: z.boolean(),
    anonymizeAfterMonths: z.int().nullable(),
    /** What was set here, each null where it was not. */
    own: z
      .object({ ...ownSettings.shape, anonymizeAfterMonths: z.int().nullable() })
      .meta({ id: 'OwnCareRecipientSettings' }),
    /** What holds where it was not: the defaults, or what the client has. */
    inherited: careRecipientSettings,
    /** 0 = never saved. */
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'OwnSettingsView' })

/** Exactly one is named. */
export const whoseSettings = z
  .object({ clientId: guid.optional(), carePlaceId: guid.optional() })
  .meta({ id: 'WhoseSettings' })
