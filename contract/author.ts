import { holderKinds } from '@omsorg/domain/portal-accounts/account/holders.ts'
import { z } from 'zod'

/** Who did something, as it is shown: whoever acted, and as whom when that is somebody else. */
export const shownAuthor = z
  .object({
    name: z.string(),
    /** As what, of whoever acted by a portal account: what the account is to those it stands for, else a holder. */
    holder: z.enum([...holderKinds, 'holder']).optional(),
    onBehalfOf: z.string().nullable().describe('The user that customer service helped as'),
  })
  .meta({ id: 'Author' })

export type ShownAuthor = z.output<typeof shownAuthor>
