import { erpFeeds, erpOutcomes } from '@omsorg/domain/products/sync/erp-feeds.ts'
import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

const run = z
  .object({
    runId: shown.id,
    /** Null = of all customers. */
    erpCustomerIdentifier: z.string().nullable(),
    begunOn: shown.instant,
    /** Null while it is under way. */
    endedOn: shown.instant.nullable(),
    outcome: z.enum(erpOutcomes),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    skipped: z.int(),
    by: shownAuthor.nullable(),
  })
  .meta({ id: 'ErpRun' })

/** What came last of each feed, what did not, and the runs of fourteen days (O-2-100). */
export const readErpFeeds = endpoint({
  name: 'products/sync/read-erp-feeds',
  method: 'GET',
  path: '/Product/Erp/Feeds',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'UtilitiesRead',
  summary: 'Tells what came last of each feed of the ERP, what failed since, and the runs of fourteen days.',
  output: z.object({
    feeds: z.array(
      z.object({
        feed: z.enum(erpFeeds),
        /** The last that brought what there was; null where none ever did. */
        lastDone: run.nullable(),
        failingSince: shown.instant.nullable(),
        tries: z.int(),
        /** The newest first, of fourteen days and at most fifty. */
        runs: z.array(run),
      }),
    ),
  }),
  refusals: {},
})
