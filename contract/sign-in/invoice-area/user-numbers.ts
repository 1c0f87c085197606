import { z } from 'zod'
import * as shown from '../../shown.ts'

/** A customer number that a user has at a care place. Without areas it is the number whole, with whatever areas it has. */
const shownPair = z
  .object({
    carePlaceId: shown.guid,
    carePlaceName: z.string(),
    customerNumber: z.string(),
    invoiceAreaIds: z.array(shown.id),
  })
  .meta({ id: 'UserCustomerNumber' })

/** What a user is given, and among what it is chosen. */
export const userNumbers = z
  .object({
    userId: shown.id,
    pairs: z.array(shownPair),
    /** The care places where the user works, with the numbers that serve each. The first 200. */
    carePlaces: z.array(z.object({ carePlaceId: shown.guid, name: z.string(), customerNumbers: z.array(z.string()) })),
    /** The areas of the client that are in use. */
    invoiceAreas: z.array(
      z.object({ invoiceAreaId: shown.id, code: z.string(), name: z.string(), customerNumber: z.string() }),
    ),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'UserCustomerNumbers' })
