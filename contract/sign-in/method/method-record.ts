import { longestUserName, userNamePattern } from '@omsorg/domain/sign-in/user/user-name.ts'
import { z } from 'zod'
import { email, phone, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const userName = z
  .string()
  .trim()
  .min(1)
  .max(longestUserName)
  .regex(userNamePattern)
  .meta({ format: 'user-name' })

/** The number on a SITHS card: SE, ten digits of the organisation, and up to 18 letters or digits of the person. */
export const hsaId = z
  .string()
  .trim()
  .regex(/^[Ss][Ee]\d{10}-[A-Za-z0-9]{1,18}$/)
  .toUpperCase()

export const vrkNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{4,30}$/)
  .toUpperCase()

/** Without signs that nobody can write. */
export const directoryName = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .regex(/^[^\p{Cc}]+$/u)

/** What is sent to change some of it; what is left out stays. */
export const methodFields = {
  userName: userName.optional(),
  userNamePasswordEnabled: z.boolean().optional(),
  sithsEnabled: z.boolean().optional(),
  sithsNumber: hsaId.nullable().optional(),
  vrkEnabled: z.boolean().optional(),
  vrkNumber: vrkNumber.nullable().optional(),
  adEnabled: z.boolean().optional(),
  adUserName: directoryName.nullable().optional(),
  smsCodeEnabled: z.boolean().optional(),
  phoneNumber: phone.nullable().optional(),
  emailCodeEnabled: z.boolean().optional(),
  email: email.nullable().optional(),
  twoFactorEnabled: z.boolean().optional(),
  twoFactorEnforced: z.boolean().optional(),
  rowVersion: rowVersion.optional(),
}

/** How somebody signs in. Never a password, and never a secret of a second factor. */
export const methodRecord = z.object({
  userId: shown.id,
  userName: z.string(),
  userNamePasswordEnabled: z.boolean(),
  hasPassword: z.boolean(),
  passwordSetOn: z.string().nullable(),
  sithsEnabled: z.boolean(),
  sithsNumber: z.string().nullable(),
  vrkEnabled: z.boolean(),
  vrkNumber: z.string().nullable(),
  adEnabled: z.boolean(),
  adUserName: z.string().nullable(),
  smsCodeEnabled: z.boolean(),
  phoneNumber: z.string().nullable(),
  emailCodeEnabled: z.boolean(),
  email: z.string().nullable(),
  twoFactorEnabled: z.boolean(),
  twoFactorEnforced: z.boolean(),
  rowVersion: shown.rowVersion,
})

export const methodRefusals = {
  /** Works through the group where whoever asks administers nothing. */
  'works-elsewhere': { code: 'COM001001' },
  'no-method-left': { code: 'IDS001001' },
  /** A second factor is enforced, and there is no way to show one. */
  'no-second-factor': { code: 'IDS001001' },
  /** A method is on whose number, name or address is missing. */
  'phone-wrong': { code: 'COM001001' },
  'method-incomplete': { code: 'COM001003' },
  'user-name-taken': { code: 'COM001001' },
  'directory-name-taken': { code: 'COM001001' },
  'email-taken': { code: 'COM001001' },
  'card-taken': { code: 'COM001001' },
  stale: { code: 'CONFLICT_STALE' },
} as const
