import { holderKinds } from '@omsorg/domain/portal-accounts/account/holders.ts'
import { z } from 'zod'
import { id } from '../fields.ts'
import { productView } from '../products/product/product-view.ts'

/** Every call about a person says whom it means: what is typed for one person never reaches the one chosen since. */
export const aboutPerson = { careRecipientId: id }

/** The token was changed to another person, or the account opens nothing of this one any more. */
export const otherPerson = { 'other-person-chosen': { code: 'CRS003003' } } as const

export const relation = z.enum(holderKinds)

/** Whom to call, and where. */
export const contact = z.object({ name: z.string(), phone: z.string().nullable() }).meta({ id: 'PortalContact' })

/** Who did something: the holder who asks, another holder by relation, or the unit of staff. Nobody of the staff is named. */
export const doer = z
  .object({
    isSelf: z.boolean(),
    relation: relation.nullable(),
    unit: z.string().nullable(),
  })
  .meta({ id: 'PortalDoer' })

export const portalProduct = productView.meta({ id: 'PortalProduct' })
