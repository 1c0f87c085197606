import { mostOfOne, mostSamples } from '@omsorg/domain/requests/sample/samples.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { itemNumber } from '../../fields.ts'
import { address, line, name, placeNotChosen, reachable, requested, words } from '../request-fields.ts'

/** Sent again on the same day it is the same request (O-7-74). */
export const requestSample = endpoint({
  name: 'requests/sample/request-sample',
  method: 'POST',
  path: '/Order/SampleOrderEmailRequest',
  applications: ['GUIDE'],
  permission: 'ProductPrescriptionRead',
  feature: 'sampleOrderForm',
  summary: 'Asks Customer Service for samples of products.',
  idempotent: true,
  budget: 'request',
  input: z.object({
    items: z
      .array(z.object({ itemNumber, quantity: z.int().min(1).max(mostOfOne) }))
      .min(1)
      .max(mostSamples),
    receiver: z.object({
      name,
      ...reachable,
      /** Null = to the care place, as everything else. */
      address: z.object({ careOf: line.default(''), ...address }).nullable(),
    }),
    message: words.default(''),
  }),
  output: requested,
  refusals: {
    ...placeNotChosen,
    /** Also one that the caller may not see. */
    'item-not-found': { code: 'COM001001' },
    'item-twice': { code: 'COM001001' },
  },
})
