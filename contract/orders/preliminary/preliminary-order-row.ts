import { preliminaryOrderState, preliminaryOrderTypes } from '@omsorg/domain/orders/preliminary/preliminary-order.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import * as shown from '../../shown.ts'
import { preliminaryChange } from './preliminary-line.ts'
import { shownAuthor } from '../../author.ts'

export const preliminaryOrderType = z.enum(preliminaryOrderTypes)

export const preliminaryState = z.enum(wordsOf(preliminaryOrderState))

export const preliminaryBlocks = ['ordering-right-missing', 'persons-not-shown', 'nothing-left'] as const

/** How many lines have changed in one way since the order was last sent, or saved. */
const changes = z.array(
  z.object({
    change: preliminaryChange,
    lines: z.int(),
    /** The last of the days on which delayed items come. */
    expectedOn: shown.isoDate.nullable(),
  }),
)

/**
 * A preliminary order in a list. One with residents keeps what it holds from whoever may not see persons: `isShown` is false
 * then, and the name, the counts, the changes and the sums are null.
 */
export const preliminaryOrderRow = z
  .object({
    preliminaryOrderId: shown.id,
    name: z.string().nullable(),
    type: preliminaryOrderType,
    state: preliminaryState,
    favorite: z.boolean(),
    createdAt: shown.instant,
    createdBy: shownAuthor.nullable(),
    /** When it was last sent, by whom, and as which order; null before that. */
    lastUsedOn: shown.instant.nullable(),
    lastUsedBy: shownAuthor.nullable(),
    lastOrderId: shown.id.nullable(),
    lineCount: z.int().nullable(),
    packages: z.int().nullable(),
    /** Residents that it holds lines for; null for an order of the place. */
    residents: z.int().nullable(),
    isShown: z.boolean(),
    changes: changes.nullable(),
    /** Residents who have come to the care place since, and are not in it. */
    newResidents: z.int().nullable(),
    currency: shown.currency,
    /** Without VAT, of the lines that can go today, at the prices of today and of then; null where nothing can, or no price is shown. */
    sum: shown.minor.nullable(),
    sumBefore: shown.minor.nullable(),
    can: z.object({ order: ability(preliminaryBlocks) }),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'PreliminaryOrderRow' })

export type PreliminaryOrderRow = z.output<typeof preliminaryOrderRow>
