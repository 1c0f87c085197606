import { eids } from '@omsorg/domain/sign-in/eid/eid.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** Known before anybody signs in, so that no way is offered that leads nowhere. */
export const listPortalEids = endpoint({
  name: 'sign-in/portal/list-portal-eids',
  method: 'GET',
  path: '/connect/portal/eid',
  fixed: true,
  permission: 'public',
  summary: 'Answers by which e-IDs one can sign in to the care recipient portal here.',
  refusalForm: 'identity',
  output: z.object({ eids: z.array(z.enum(eids)) }),
  refusals: {},
})
