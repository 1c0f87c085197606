import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** What a synchronisation with the ERP has done. */
export const synchronised = z
  .object({
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    /** What the ERP told of clients and items that are not known here. */
    skipped: z.int(),
  })
  .meta({ id: 'Synchronised' })

export type Synchronised = z.output<typeof synchronised>

/** Takes over what has changed in the agreements of all clients since the last time. */
export const syncAgreements = endpoint({
  name: 'products/sync/sync-agreements',
  method: 'POST',
  path: '/Product/Agreement/Sync',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesWrite',
  summary: 'Takes over the agreements that have changed in the ERP since the last time.',
  output: synchronised,
  refusals: { 'erp-unavailable': { code: 'OVERLOADED' } },
})
