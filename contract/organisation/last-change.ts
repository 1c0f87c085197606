import { z } from 'zod'
import * as shown from '../shown.ts'

/** Who changed something last, by name. */
export const lastChange = z.object({ at: shown.instant, by: z.string().nullable() }).meta({ id: 'LastChange' })

/** What the overview of each node says beside its own. */
export const ofEveryNode = {
  id: shown.guid,
  name: z.string(),
  rowVersion: shown.rowVersion,
  createdAt: shown.instant,
  /** Null while it is as it was made before changes were kept. */
  changed: lastChange.nullable(),
}
