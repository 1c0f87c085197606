import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { itemNumber } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { replacementRefusals } from './replacement-refusals.ts'

/** Asks that an item be replaced everywhere; the work begins at once, beside what others do (O-7-178). */
export const publishItemReplacement = endpoint({
  name: 'customer-service/item-replacement/publish-item-replacement',
  method: 'POST',
  path: '/ItemReplacement/Publish',
  applications: ['CSP'],
  permission: 'ItemReplacementWrite',
  summary: 'Publishes the replacement of an item by another.',
  idempotent: true,
  input: z
    .object({
      replacedItemNumber: itemNumber,
      replacementItemNumber: itemNumber,
      allPdo: z.boolean(),
      pdo: z.string().trim().min(1).max(50).nullish(),
      /** How many prescriptions were shown; another number by now is shown once more before anything is done. */
      prescriptions: z.int().min(0).optional(),
    })
    .refine(({ allPdo, pdo }) => allPdo !== Boolean(pdo), { path: ['pdo'] }),
  output: z.object({ replacementId: shown.id }),
  refusals: {
    ...replacementRefusals,
    'counts-changed': { code: 'CONFLICT_STALE', detail: z.object({ prescriptions: z.int() }) },
  },
})
