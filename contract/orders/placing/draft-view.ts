import { z } from 'zod'
import * as shown from '../../shown.ts'
import { receiverView } from './receiver.ts'

/** The saved order that the person had begun: one for each user and recipient, kept 30 days. */
export const draftView = z
  .object({
    customerOrderId: shown.id,
    rowVersion: shown.rowVersion,
    savedOn: shown.instant,
    keptUntil: shown.isoDate,
    receiver: receiverView,
    lines: z.array(
      z.object({
        prescriptionRowId: shown.id,
        itemNumber: z.string(),
        quantity: z.int(),
        flavors: z.array(z.object({ itemNumber: z.string(), packages: z.int() })),
        setAside: z.boolean(),
      }),
    ),
    isExpress: z.boolean(),
    oneTimePatientFee: shown.minor.nullable(),
    contactConfirmedOn: shown.isoDate.nullable(),
  })
  .meta({ id: 'DraftView' })

export type DraftView = z.output<typeof draftView>
