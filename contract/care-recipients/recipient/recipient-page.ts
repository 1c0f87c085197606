import { leanStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { therapyArea } from '../../fields.ts'
import { orderingBlocks } from './ordering-refusals.ts'
import * as shown from '../../shown.ts'
import { addressView } from '../address/address-view.ts'
import { sensitivities } from './person-input.ts'
import { protectionKind } from '../identity/protection-kind.ts'
import { recipientAbilities } from './recipient-abilities.ts'
import { nextDelivery, recipientView, whereabouts, linkStatus } from './recipient-view.ts'
import { recipientRow } from './search-care-recipients.ts'
import { careRecipientSettings } from '../settings/settings-view.ts'

/** Somebody who speaks for the person. Of a protected person nothing but the kind is told. */
const representative = z.object({
  kind: z.enum(['guardian', 'trustee']),
  /** Null for the trustee, of whom there is one. */
  guardianId: shown.id.nullable(),
  /** The whole name. */
  name: z.string().nullable(),
  /** Null for the trustee, whose name is one. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The last signs are hidden: 19800101-••••. Null without a number. */
  maskedNumber: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})

/** What of the client's and the care place's settings the pages of one person need. */
const settings = z.object({
  withdrawalAllowed: z.boolean(),
  homeDeliveryAllowed: z.boolean(),
  prescriptionAllowed: z.boolean(),
  additionsAllowed: z.boolean(),
  areas: z.array(
    z.object({
      therapyArea,
      renewalRequestsEnabled: z.boolean(),
      planningEnabled: z.boolean(),
      /** Whether there is a prescription of the area, for whoever may not read it. */
      prescription: z.enum(wordsOf(leanStatus)),
    }),
  ),
  careRecipient: careRecipientSettings,
})

const checkedAddress = addressView.extend({
  /** The postal code and the city are known together (O-5-70). */
  verified: z.boolean(),
})

/** Everything that the pages of one person show and edit. Of a protected person what identifies or places her is null. */
export const recipientPage = recipientView
  .extend({
    age: z.int().nullable(),
    phone: z.string().nullable(),
    deliveryPhone: z.string().nullable(),
    email: z.string().nullable(),
    referenceNumber: z.string().nullable(),
    sensitivities,
    protectionKind: protectionKind.nullable(),
    /** When the population register last said that the person lives. */
    registerCheckedOn: shown.isoDate.nullable(),
    /** The day on which one last talked with the person; null when none was noted. */
    lastConversationOn: shown.isoDate.nullable(),
    /** The market whose numbers the person has. */
    countryCode: z.enum(['SE', 'FI', 'NO', 'DK']),
    clientId: shown.guid,
    clientName: z.string(),
    where: whereabouts,
    /** The room at the care place; null of a protected person and where there is none. */
    room: z.string().nullable(),
    carePlaces: z.array(z.object({ carePlaceId: shown.guid, name: z.string(), status: linkStatus })),
    /** Of the care place from which the person is seen; the status beside it is the person's own. */
    statusAtPlace: linkStatus,
    representatives: z.array(representative),
    /** All of them, the default first. */
    deliveryAddresses: z.array(checkedAddress),
    deliveryAddress: checkedAddress.nullable(),
    invoiceAddress: checkedAddress.nullable(),
    can: z.object({ order: ability(orderingBlocks), ...recipientAbilities.shape }),
    /** How many items can be ordered today. */
    orderableItems: z.int(),
    urgent: recipientRow.shape.urgent,
    orderedToday: recipientRow.shape.orderedToday,
    /** What the caller has begun to order and not placed. */
    orderDraft: z
      .object({ customerOrderId: shown.id, savedOn: shown.instant, packages: z.int(), itemNames: z.array(z.string()) })
      .nullable(),
    nextDelivery: nextDelivery.nullable(),
    settings,
    today: shown.isoDate,
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'RecipientPage' })

export type RecipientPage = z.output<typeof recipientPage>
