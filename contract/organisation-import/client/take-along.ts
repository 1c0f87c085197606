import { partsToTake, takings } from '@omsorg/domain/organisation/client/parts-to-take.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

/**
 * Saves at a client what another one of its market has, each part as if it were entered here: a part that cannot come along leaves
 * the others as they come. Settings, customer numbers, users and places are never taken.
 */
export const takeAlong = endpoint({
  name: 'organisation-import/client/take-along',
  method: 'POST',
  path: '/Organization/Client/{clientId}/TakeAlong',
  applications: ['PRINCIPAL'],
  permission: {
    allOf: ['OrganizationSettingsWrite', 'RoleWrite', 'ProductAvailabilityWrite', 'AuthenticationProviderWrite'],
  },
  summary: 'Takes roles, assortment, fees, features and ways to sign in along from another client of the market.',
  idempotent: true,
  params: z.object({ clientId: guid }),
  input: z.object({ fromClientId: guid, parts: z.array(z.enum(partsToTake)).min(1).max(partsToTake.length) }),
  output: z.object({ parts: z.array(z.object({ part: z.enum(partsToTake), came: z.enum(takings) })) }),
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'same-client': { code: 'COM001001' },
    /** Fees are in the money of a market, and roles and ways to sign in are those that it has. */
    'other-market': { code: 'COM001001' },
  },
})
