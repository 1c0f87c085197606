import { z } from 'zod'
import * as shown from '../../shown.ts'

/** PageContext is a mark beside the status, not a status: the ERP decides (states 2.5). */
export const cancelAsked = z.object({ by: z.string(), at: shown.instant }).meta({ id: 'CancelAsked' })

/** Who cancelled: the person's name, or `ERP`. */
export const canceller = z.string()
