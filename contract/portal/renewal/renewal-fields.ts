import { renewBlocks } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { therapyArea } from '../../fields.ts'
import { renewRequestState } from '../../prescriptions/renew-request/renew-request-view.ts'
import * as shown from '../../shown.ts'
import { doer, portalProduct } from '../person.ts'

/** A prescription that can be asked to be renewed, or why not, and what became of asking. */
export const renewable = z
  .object({
    prescriptionId: shown.id,
    therapyArea,
    products: z.array(portalProduct),
    endsOn: shown.isoDate,
    /** From this day on it can be asked. */
    askFrom: shown.isoDate,
    can: z.object({ ask: ability(renewBlocks) }),
    /** The latest; none where it was taken back. */
    request: z
      .object({
        renewRequestId: shown.id,
        state: renewRequestState,
        askedOn: shown.instant,
        askedBy: doer,
        message: z.string(),
        answeredOn: shown.instant.nullable(),
        /** The words of whoever said no; null where the prescription was closed. */
        reason: z.string().nullable(),
        closed: z.boolean(),
        renewedFrom: shown.isoDate.nullable(),
        isNew: z.boolean(),
        can: z.object({ takeBack: ability(['asked-by-another', 'answered-already'] as const) }),
      })
      .nullable(),
  })
  .meta({ id: 'PortalRenewable' })
