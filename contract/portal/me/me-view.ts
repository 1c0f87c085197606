import { openBlocks, orderBlocks, renewBlocks, writeBlocks } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import * as shown from '../../shown.ts'
import { contact, relation } from '../person.ts'

/** What may be done for a person by the settings and her record; what each product allows stands in the calls about it. */
export const personAbilities = z
  .object({
    order: ability(orderBlocks),
    renew: ability(renewBlocks),
    diary: ability(writeBlocks),
    stock: ability(writeBlocks),
  })
  .meta({ id: 'PortalAbilities' })

/** Somebody whom the account is linked to. What cannot be opened shows its name alone. */
export const heldPerson = z
  .object({
    careRecipientId: shown.id,
    relation,
    /** As the holder knows it; also of a protected person. */
    name: z.string(),
    isChosen: z.boolean(),
    open: ability(openBlocks),
    /** The first day on which a guardian sees nothing more: the person comes of age. */
    endsOn: shown.isoDate.nullable(),
    age: z.int().nullable(),
    /** Null until the holder has confirmed it in its present version. */
    consentConfirmedAt: shown.instant.nullable(),
    carePlace: contact.nullable(),
    /** When the first of what is used runs out; null where nobody knows, and of whoever cannot be opened. */
    runsOutOn: shown.isoDate.nullable(),
    /** When the next parcel is expected; null without one, and of whoever cannot be opened. */
    nextDelivery: shown.isoDate.nullable(),
    /** Null of whoever cannot be opened. */
    can: personAbilities.nullable(),
  })
  .meta({ id: 'HeldPerson' })

export type HeldPerson = z.output<typeof heldPerson>

export const meView = z
  .object({
    portalAccountId: shown.id,
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    /** Of a change that waits for its code; null without one. */
    waiting: z.object({ kind: z.enum(['email', 'mobile']), to: z.string(), until: shown.instant }).nullable(),
    lastSignInAt: shown.instant.nullable(),
    /** What is asked to be confirmed: a newer version asks again. */
    consentVersion: z.int(),
    /** The person that the token is about; null before one is chosen. */
    chosen: shown.id.nullable(),
    recipients: z.array(heldPerson),
    customerService: contact,
    today: shown.isoDate,
    passkeys: z.int(),
  })
  .meta({ id: 'PortalMe' })

export type MeView = z.output<typeof meView>
