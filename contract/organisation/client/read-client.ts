import { marketCodes } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { ofEveryNode } from '../last-change.ts'

export const readClient = endpoint({
  name: 'organisation/client/read-client',
  method: 'GET',
  path: '/Organization/Client/{clientId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OrganizationClientRead',
  summary: 'Reads a client, and how much stands below it.',
  params: z.object({ clientId: guid }),
  output: z
    .object({
      ...ofEveryNode,
      marketAreaCode: z.literal(marketCodes),
      patientDataOwnerId: z.string(),
      erpCustomerIdentifier: z.string(),
      alias: z.string().nullable(),
      customerNo: z.string(),
      careUnitCount: z.int(),
      carePlaceCount: z.int(),
      userCount: z.int(),
    })
    .meta({ id: 'ClientView' }),
  refusals: {},
})
