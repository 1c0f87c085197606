import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { clientNode } from './organisation-node.ts'

/** A whole client, for what is set at many nodes at once (A-7.5-17). */
export const readNodeTree = endpoint({
  name: 'organisation/tree/read-node-tree',
  method: 'GET',
  path: '/Organization/Client/nodeTree/{clientId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: { allOf: ['OrganizationClientRead', 'OrganizationCareUnitRead', 'OrganizationCarePlaceRead'] },
  summary: 'Reads a client with all its care units and care places.',
  params: z.object({ clientId: guid }),
  output: clientNode,
  refusals: {},
  tellsOf: () => 'nobody',
})
