import { compareStates } from '@omsorg/domain/organisation/customer-number/customer-number.ts'
import { z } from 'zod'
import { entryCode, guid, oneLine, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Whose numbers: a client's, or a care place's own. */
export const whoseNumbers = z.object({ nodeType: z.enum(['Client', 'CarePlace']), nodeId: guid })

const line = oneLine(100).default('')

export const numberInput = z
  .object({
    number: oneLine(30).min(1),
    isPrimary: z.boolean().default(false),
    isPayer: z.boolean().default(false),
    name: line,
    careOf: line,
    address: line,
    city: line,
    zip: oneLine(10).default(''),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    entryCode: entryCode.nullable().default(null),
    statusCode: oneLine(20).default(''),
    /** Without any it is the number of all areas. */
    therapyAreas: z.array(therapyArea).max(8).default([]),
  })
  .meta({ id: 'CustomerNumberInput' })

/** What the ERP says of a number. */
export const numberInErp = z.object({
  number: z.string(),
  name: z.string(),
  careOf: z.string(),
  address: z.string(),
  city: z.string(),
  zip: z.string(),
  /** Left out where the ERP does not tell it; empty where there is none. */
  countryCode: z.string().optional(),
  entryCode: z.string().optional(),
  statusCode: z.string(),
})

export const shownNumber = numberInErp
  .extend({
    isPrimary: z.boolean(),
    isPayer: z.boolean(),
    countryCode: z.string().nullable(),
    entryCode: z.string().nullable(),
    therapyAreas: z.array(z.string()),
    /** How it stood to the ERP when that was last compared. */
    erpCompareState: z.enum(compareStates).nullable(),
    comparedAt: shown.instant.nullable(),
  })
  .meta({ id: 'CustomerNumber' })

export const shownNumbers = z
  .object({ clientId: shown.guid, customerNumbers: z.array(shownNumber), rowVersion: shown.rowVersion })
  .meta({ id: 'CustomerNumbers' })
