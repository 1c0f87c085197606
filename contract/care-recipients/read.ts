import { z } from 'zod'
import { ability } from '../ability.ts'
import { endpoint } from '../endpoint.ts'
import { idInText, therapyArea } from '../fields.ts'
import { orderingBlocks } from '../orders/ordering-refusals.ts'
import * as shown from '../shown.ts'
import { addressView } from './address-view.ts'
import { nextDelivery, recipientView, whereabouts } from './recipient-view.ts'
import { recipientRow } from './search.ts'

/** Whose register protects the person, and how strictly (domain facts 4.3). */
const protectionKind = z.enum([
  'SE_sekretess',
  'SE_skyddad_folkbokforing',
  'FI_turvakielto',
  'NO_fortrolig',
  'NO_strengt_fortrolig',
  'DK_navne_adresse',
])

const representative = z.object({
  kind: z.enum(['guardian', 'trustee']),
  name: z.string().nullable(),
  phone: z.string().nullable(),
})

/** What of the client's and the care place's settings the pages of one person need. */
const settings = z.object({
  withdrawalAllowed: z.boolean(),
  homeDeliveryAllowed: z.boolean(),
  prescriptionAllowed: z.boolean(),
  additionsAllowed: z.boolean(),
  areas: z.array(z.object({ therapyArea, renewalRequestsEnabled: z.boolean(), planningEnabled: z.boolean() })),
})

/** The head of a person's page answers: who, allowed, alive, protected, where, and who speaks for them. */
export const readCareRecipient = endpoint({
  name: 'care-recipients/read',
  method: 'GET',
  path: '/CareRecipient/{id}',
  applications: ['GUIDE', 'CSP'],
  permission: 'CareRecipientRead',
  summary: 'Reads one care recipient with everything that the head of the page answers.',
  params: z.object({ id: idInText }),
  output: recipientView.extend({
    age: z.int().nullable(),
    phone: z.string().nullable(),
    deliveryPhone: z.string().nullable(),
    referenceNumber: z.string().nullable(),
    protectionKind: protectionKind.nullable(),
    /** When the population register last said that the person lives. */
    registerCheckedOn: shown.isoDate.nullable(),
    clientId: shown.guid,
    clientName: z.string(),
    where: whereabouts,
    carePlaces: z.array(
      z.object({ carePlaceId: shown.guid, name: z.string(), status: z.enum(['active', 'inactive']) }),
    ),
    representatives: z.array(representative),
    deliveryAddress: addressView.nullable(),
    invoiceAddress: addressView.nullable(),
    can: z.object({ order: ability(orderingBlocks) }),
    /** How many items can be ordered today. */
    orderableItems: z.int(),
    urgent: recipientRow.shape.urgent,
    nextDelivery: nextDelivery.nullable(),
    settings,
    today: shown.isoDate,
    rowVersion: shown.rowVersion,
  }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
