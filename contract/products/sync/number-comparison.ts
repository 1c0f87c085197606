import { comparedFields, compareStates } from '@omsorg/domain/organisation/customer-number/customer-number.ts'
import { z } from 'zod'
import { numberInErp } from '../../organisation/customer-number/number-fields.ts'
import * as shown from '../../shown.ts'

/** One number of a client, or of a place of it, beside what the ERP says of it (rules 3.15). */
export const numberDifference = z
  .object({
    state: z.enum(compareStates),
    number: z.string(),
    /** Null = a number of the client itself, or one that nobody has here. */
    carePlaceId: shown.guid.nullable(),
    carePlaceName: z.string().nullable(),
    fields: z.array(z.object({ field: z.enum(comparedFields), here: z.string(), inErp: z.string() })),
    /** Null where the ERP has it no more. */
    inErp: numberInErp.nullable(),
    /** Why a number that is gone from the ERP stays here: what goes by it has to get another one first. */
    keptBecause: z.enum(['primary', 'area', 'orders']).nullable(),
    ordersUnderWay: z.int(),
  })
  .meta({ id: 'CustomerNumberDifference' })

/** How the customer numbers of a client stand to the ERP. */
export const numberComparison = z
  .object({
    clientId: shown.guid,
    differences: z.array(numberDifference),
    counts: z.object({ equal: z.int(), new: z.int(), deleted: z.int(), changed: z.int() }),
    /** Of all numbers of the client and its places. */
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'CustomerNumberComparison' })
