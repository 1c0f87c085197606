import { z } from 'zod'
import * as shown from '../../shown.ts'
import { shownAuthor } from '../../author.ts'

/** PageContext is a mark beside the status, not a status: the ERP decides (states 2.5). */
export const cancelAsked = z.object({ by: shownAuthor.nullable(), at: shown.instant }).meta({ id: 'CancelAsked' })

/** Who cancelled: a person, or with the name `ERP` the supplier. */
export const canceller = shownAuthor
