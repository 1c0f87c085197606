import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { portalOrderView } from './portal-order-view.ts'

export const readPortalOrder = endpoint({
  name: 'portal/order/read-portal-order',
  method: 'GET',
  path: '/Order/{customerOrderId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Tells what is in an order of the person and how far it has come.',
  params: z.object({ customerOrderId: idInText }),
  output: portalOrderView,
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
})
