import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, marketCode, minor, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { methodCode } from './delivery-method-fields.ts'

const text = z.object({
  /** Where texts of several methods come from one list: the code that this one belongs to. */
  code: methodCode.optional(),
  language: z.string().trim().toLowerCase().min(1).max(10),
  name: z.string().trim().max(100),
  description: z.string().trim().max(500).default(''),
})

/**
 * Makes a delivery method, or saves the one of `id` whole. Its code stays as it is, for settings and orders know it by that; a
 * text without a name is left out.
 */
export const saveDeliveryMethod = endpoint({
  name: 'orders/delivery/save-delivery-method',
  method: 'POST',
  path: '/Order/DeliveryMethod/Upsert',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesWrite',
  summary: 'Makes or changes a delivery method with its texts.',
  idempotent: true,
  input: z
    .object({
      id: id.optional(),
      rowVersion: rowVersion.optional(),
      code: methodCode,
      marketAreaCode: marketCode,
      texts: z.array(text).max(10),
      fee: minor.default(0),
      needsDeliveryPoint: z.boolean().default(false),
    })
    .refine((sent) => sent.id === undefined || sent.rowVersion !== undefined, { path: ['rowVersion'] }),
  output: z.object({ id: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    'language-not-supported': { code: 'ORS001001' },
    'method-exists': { code: 'ORS001002' },
    'method-not-found': { code: 'ORS001003' },
    'codes-differ': { code: 'ORS001004' },
    'language-twice': { code: 'ORS001005' },
    'name-missing': { code: 'ORS001006' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
