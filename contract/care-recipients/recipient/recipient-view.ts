import {
  linkStatus as linkStates,
  recipientStatus as recipientStates,
} from '@omsorg/domain/care-recipients/status/status.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { gender } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const recipientStatus = z.enum(wordsOf(recipientStates))

/** The person at one care place. */
export const linkStatus = z.enum(wordsOf(linkStates))

/**
 * Who a person is, in every answer that shows one. With protected identity names, number and birth date are null in the
 * answer itself, so that no screen, print or log can show them by mistake (facts 4.3).
 */
export const recipientView = z
  .object({
    careRecipientId: shown.id,
    careRecipientGuid: shown.guid,
    protected: z.boolean(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    /** As people of the market write it: 19391010-8020. */
    ssn: z.string().nullable(),
    temporarySsn: z.boolean(),
    birthDate: shown.isoDate.nullable(),
    gender: gender.nullable(),
    status: recipientStatus,
  })
  .meta({ id: 'RecipientView' })

export type RecipientView = z.output<typeof recipientView>

/** Where a person is found: a room of the care place, the own home, or, when protected, only through the care place. */
export const whereabouts = z
  .object({
    kind: z.enum(['room', 'home', 'care-place']),
    room: z.string().nullable(),
    street: z.string().nullable(),
    carePlaceId: shown.guid,
    carePlaceName: z.string(),
  })
  .meta({ id: 'Whereabouts' })

/** By when to order so that stock lines come on that day (rules 3.18). */
export const nextDelivery = z
  .object({
    orderBefore: shown.instant.nullable(),
    deliveredOn: shown.isoDate,
  })
  .meta({ id: 'NextDelivery' })
