import { agreementTypes } from '@omsorg/domain/products/product/visibility.ts'
import { z } from 'zod'
import { id, rowVersion, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** The kinds of agreement that a user is limited to, by area. Whoever has no limit sees what the client has. */
export const overrideInput = z
  .object({
    userId: id,
    /** Off: the limits are kept and do not count. */
    useOverride: z.boolean(),
    areas: z
      .array(z.object({ therapyArea, agreementTypes: z.array(z.literal(agreementTypes)).min(1).max(5) }))
      .min(1)
      .max(8),
  })
  .meta({ id: 'OverrideInput' })

/** With the version that was read; it guards against overwriting what somebody else has saved. */
export const overrideChange = overrideInput.extend({ rowVersion }).meta({ id: 'OverrideChange' })

export const overrideView = z
  .object({
    userId: shown.id,
    useOverride: z.boolean(),
    areas: z.array(
      z.object({
        therapyArea: z.string(),
        /** What the client has switched on. */
        clientAgreementTypes: z.array(z.int()),
        /** What the user is limited to; null without a limit in the area. */
        agreementTypes: z.array(z.int()).nullable(),
      }),
    ),
    /** Null before the first save. */
    rowVersion: shown.rowVersion.nullable(),
  })
  .meta({ id: 'OverrideView' })

export const overrideRefusals = {
  'user-not-found': { code: 'COM001001' },
  'area-twice': { code: 'COM001001' },
  'area-not-of-client': { code: 'COM001001' },
  'type-not-of-client': { code: 'COM001001' },
  stale: { code: 'CONFLICT_STALE' },
} as const
