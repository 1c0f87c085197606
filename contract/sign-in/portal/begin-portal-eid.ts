import { eids } from '@omsorg/domain/sign-in/eid/eid.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** Nobody is looked for yet. It comes back to `/my/eid` with `grandidsession` and `state`, which `crp_eid` exchanges. */
export const beginPortalEid = endpoint({
  name: 'sign-in/portal/begin-portal-eid',
  method: 'POST',
  path: '/connect/portal/eid',
  fixed: true,
  permission: 'public',
  summary:
    'Begins a sign-in to the care recipient portal by e-ID: answers the address at the service to which the browser goes.',
  encoding: 'form',
  refusalForm: 'identity',
  input: z.object({ eid: z.enum(eids) }),
  output: z.object({ address: z.string().describe('An absolute address') }),
  refusals: {
    /** That e-ID is not connected here. */
    'eid-not-possible': { code: 'ath0001' },
    'too-many': { code: 'TOO_MANY' },
    'card-service-unavailable': { code: 'UNAVAILABLE' },
    busy: { code: 'OVERLOADED' },
  },
})
