import { z } from 'zod'
import { ability } from '../../ability.ts'

/** Why something cannot be done with a person here and now. */
export const recipientBlocks = [
  'not-permitted',
  'not-at-your-place',
  'recipient-deceased',
  'recipient-inactive',
  'recipient-inactive-at-place',
  'already-active',
  'already-inactive',
  'not-deceased',
  'not-protected',
  'setting-off',
  'no-other-place',
  'has-running-orders',
  'has-orders',
  'has-prescriptions',
  'at-other-places',
] as const

export type RecipientBlock = (typeof recipientBlocks)[number]

const may = ability(recipientBlocks)

/** What may be done with a person, each with its reason when not. */
export const recipientAbilities = z
  .object({
    edit: may,
    activate: may,
    deactivate: may,
    activateAtPlace: may,
    deactivateAtPlace: may,
    reportDeath: may,
    correctDeath: may,
    copy: may,
    move: may,
    delete: may,
    openProtected: may,
  })
  .meta({ id: 'RecipientAbilities' })

export type RecipientAbilities = z.output<typeof recipientAbilities>
