import { z } from 'zod'
import { orderedToday } from '../../care-recipients/recipient/ordered-today.ts'
import { recipientView } from '../../care-recipients/recipient/recipient-view.ts'
import { preOrderLine } from '../placing/pre-order-line.ts'
import { patientFeeInputs } from '../placing/totals.ts'

/** A row of a resident's prescription, with what the system would order of it. `quantity` is 0 while it is not due. */
const residentLine = preOrderLine.extend({
  /** Its supply ends before the next order of the place, or nobody knows when: never ordered, consumption missing. */
  isDue: z.boolean(),
  /** What would be ordered if it were due, within its limit. */
  suggestedQuantity: z.int(),
})

export type ResidentLine = z.output<typeof residentLine>

/** A resident of the place, with all that may be ordered for her. */
export const resident = z
  .object({
    careRecipient: recipientView,
    /** Null where none is written, and for a protected person. */
    room: z.string().nullable(),
    lines: z.array(residentLine),
    /** What she pays herself, by area. */
    patientFees: patientFeeInputs,
    /** A second order of the same day is asked about before it is placed. */
    orderedToday: orderedToday.nullable(),
  })
  .meta({ id: 'Resident' })

export type Resident = z.output<typeof resident>
