import { z } from 'zod'
import { guid, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const providers = ['UserNamePassword', 'Siths', 'Vrk', 'Directory'] as const
const twoFactor = z.enum(['off', 'optional', 'enforced'])

const text = z.string().trim().min(1).max(254).nullable()

export const providerSettingsInput = z.object({
  clientId: guid,
  providers: z
    .array(
      z.object({
        provider: z.enum(providers),
        enabled: z.boolean(),
        twoFactor,
        smsCodeAllowed: z.boolean(),
        emailCodeAllowed: z.boolean(),
        directoryTenant: text,
        directoryDomain: text,
        sithsIssuerFilter: text,
      }),
    )
    .min(1)
    .max(providers.length)
    .refine((all) => new Set(all.map(({ provider }) => provider)).size === all.length),
  defaultProvider: z.enum(providers).nullable(),
  rowVersion,
})

export const providerSettings = z.object({
  clientId: shown.guid,
  providers: z.array(
    z.object({
      provider: z.enum(providers),
      enabled: z.boolean(),
      twoFactor,
      smsCodeAllowed: z.boolean(),
      emailCodeAllowed: z.boolean(),
      directoryTenant: z.string().nullable(),
      directoryDomain: z.string().nullable(),
      sithsIssuerFilter: z.string().nullable(),
    }),
  ),
  defaultProvider: z.enum(providers).nullable(),
  rowVersion: shown.rowVersion,
})
