import { writeBlocks } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { doer, portalProduct } from '../person.ts'

export const portalStockRow = z
  .object({
    prescriptionRowId: shown.id,
    product: portalProduct,
    dailyUse: z.number().nullable(),
    runsOutOn: shown.isoDate.nullable(),
    daysLeft: z.int().nullable(),
    count: z.object({ countId: shown.id, pieces: z.int().nullable(), on: shown.isoDate, by: doer }).nullable(),
    /** Whether it has come is asked when one counts. */
    lastOrder: z.object({ on: shown.isoDate, pieces: z.int() }).nullable(),
  })
  .meta({ id: 'PortalStockRow' })

export const listPortalStock = endpoint({
  name: 'portal/stock/list-portal-stock',
  method: 'GET',
  path: '/Stock/{careRecipientId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Tells what is at home of each product of a person, and how long it lasts.',
  params: z.object({ careRecipientId: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    today: shown.isoDate,
    rows: z.array(portalStockRow),
    can: z.object({ count: ability(writeBlocks) }),
  }),
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
})
