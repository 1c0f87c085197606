import { holderBlocks, holderKinds } from '@omsorg/domain/portal-accounts/account/holders.ts'
import { portalAccountStatus } from '@omsorg/domain/portal-accounts/account/status.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { shownAuthor } from '../../author.ts'
import * as shown from '../../shown.ts'

const whose = {
  holder: z.enum(holderKinds),
  /** Of the guardians, which one. */
  guardianId: shown.id.nullable(),
  /** Null of whoever a protected person is, or is represented by. */
  name: z.string().nullable(),
}

export const portalAccountView = z
  .object({
    portalAccountId: shown.id,
    ...whose,
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    status: z.enum(wordsOf(portalAccountStatus)),
    /** Null until a mail was handed over. */
    mailSentAt: shown.instant.nullable(),
    /** The newest mail did not arrive. */
    mailFailed: z.boolean(),
    /** Until when the link of the newest mail is good; null of an active account. */
    linkGoodUntil: shown.instant.nullable(),
    activatedAt: shown.instant.nullable(),
    lastSignInAt: shown.instant.nullable(),
    /** When staff signed the holder out everywhere; null where they did not, or the holder has signed in since. */
    signedOutAt: shown.instant.nullable(),
    consentGivenAt: shown.instant,
    consentRecordedBy: shownAuthor.nullable(),
    /** When the holder said no in the portal; null while they have not. */
    consentDeclinedAt: shown.instant.nullable(),
    /** Since when a question that staff asked once more waits; null where none does. */
    consentAskedAgainAt: shown.instant.nullable(),
    /** For how many others it stands. */
    others: z.int(),
    /** Why it shows nothing more of the person; null while it does. */
    accessEnd: z.enum(['no-longer-representative', 'of-age']).nullable(),
  })
  .meta({ id: 'PortalAccount' })

/** Somebody who may be given an account for the person, and why not. */
export const portalHolder = z
  .object({
    ...whose,
    /** As it stands in the record. */
    phone: z.string().nullable(),
    can: ability(holderBlocks),
  })
  .meta({ id: 'PortalHolder' })

export type PortalAccountView = z.output<typeof portalAccountView>
export type PortalHolder = z.output<typeof portalHolder>
