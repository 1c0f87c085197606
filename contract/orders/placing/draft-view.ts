import { z } from 'zod'
import * as shown from '../../shown.ts'
import { receiverView } from './receiver.ts'

/** The saved order that somebody had begun, kept 30 days. */
const draft = z.object({
  customerOrderId: shown.id,
  rowVersion: shown.rowVersion,
  savedOn: shown.instant,
  keptUntil: shown.isoDate,
  receiver: receiverView,
  isExpress: z.boolean(),
})

const itemDraftLine = z.object({
  itemNumber: z.string(),
  quantity: z.int(),
  flavors: z.array(z.object({ itemNumber: z.string(), packages: z.int() })),
  setAside: z.boolean(),
})

/** By the row that holds its item today, where its own was renewed, replaced or closed since; else by its own (rules 3.19). */
const draftLine = itemDraftLine.extend({ prescriptionRowId: shown.id })

/** What is asked of an order for one person alone. */
const ofPerson = { oneTimePatientFee: shown.minor.nullable(), contactConfirmedOn: shown.isoDate.nullable() }

/** A withdrawal: one for each user and recipient. */
export const draftView = draft.extend({ lines: z.array(draftLine), ...ofPerson }).meta({ id: 'DraftView' })

export type DraftView = z.output<typeof draftView>

/** A home delivery: one for each user and recipient. */
export const homeDeliveryDraftView = draft
  .extend({ lines: z.array(itemDraftLine), ...ofPerson })
  .meta({ id: 'HomeDeliveryDraftView' })

export type HomeDeliveryDraftView = z.output<typeof homeDeliveryDraftView>

/** An order of the place itself: one for each user and place. It remembers the preliminary order that it was made from. */
export const groupDraftView = draft
  .extend({ lines: z.array(itemDraftLine), preliminaryOrderId: shown.id.nullable() })
  .meta({ id: 'GroupDraftView' })

export type GroupDraftView = z.output<typeof groupDraftView>

/** An order for the residents of a nursing home: one for each user and place. */
export const nursingHomeDraftView = draft
  .extend({
    residents: z.array(z.object({ careRecipientId: shown.id, lines: z.array(draftLine) })),
    preliminaryOrderId: shown.id.nullable(),
  })
  .meta({ id: 'NursingHomeDraftView' })

export type NursingHomeDraftView = z.output<typeof nursingHomeDraftView>
