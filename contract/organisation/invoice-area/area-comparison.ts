import { areaStates } from '@omsorg/domain/organisation/invoice-area/compare-areas.ts'
import { z } from 'zod'
import * as shown from '../../shown.ts'

/** The invoice areas of one customer number beside those of the ERP, by their codes. */
export const areaComparison = z
  .object({
    clientId: shown.guid,
    customerNumber: z.string(),
    areas: z.array(
      z.object({
        code: z.string(),
        state: z.enum(areaStates),
        /** Null = not here yet. */
        here: z.object({ name: z.string(), active: z.boolean() }).nullable(),
        /** Null = the ERP has none of this code. */
        inErp: z.object({ name: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'InvoiceAreaComparison' })
