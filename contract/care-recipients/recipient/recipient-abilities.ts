import { recipientBlocks, recipientDeeds, type Deed } from '@omsorg/domain/care-recipients/recipient/abilities.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'

const may = ability(recipientBlocks)

/** What may be done with a person, each with its reason when not. */
export const recipientAbilities = z
  .object(Object.fromEntries(recipientDeeds.map((deed) => [deed, may])) as Record<Deed, typeof may>)
  .meta({ id: 'RecipientAbilities' })

export type RecipientAbilities = z.output<typeof recipientAbilities>
