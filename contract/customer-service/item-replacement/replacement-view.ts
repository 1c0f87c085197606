import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import { leftReasons } from '@omsorg/domain/customer-service/item-replacement/left-over.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import * as shown from '../../shown.ts'

const item = z.object({ itemNumber: z.string(), name: z.string() })

/** One replacement: what, where, how far, and what is left of it. Counts, and never a person. */
export const replacementView = z
  .object({
    replacementId: shown.id,
    replaced: item,
    replacement: item,
    /** Null = at all clients of the market. */
    pdo: z.string().nullable(),
    clientName: z.string().nullable(),
    status: z.enum(wordsOf(replacementStatus)),
    /** Rows of prescriptions. */
    rowsTotal: z.int(),
    rowsDone: z.int(),
    /** Of these, rows that were joined with one that held the new item already. */
    rowsMerged: z.int(),
    cartItemsDone: z.int(),
    preliminaryOrdersDone: z.int(),
    /** What could not be replaced at the last attempt, by why; nothing of it is lost. */
    leftOver: z.array(z.object({ reason: z.enum(leftReasons), count: z.int() })),
    requestedBy: shownAuthor.nullable(),
    requestedOn: shown.instant,
    startedOn: shown.instant.nullable(),
    lastProgressOn: shown.instant.nullable(),
    finishedOn: shown.instant.nullable(),
    /** Who ended it with something left, and with which words. */
    skipped: z.object({ by: shownAuthor.nullable(), reason: z.string(), count: z.int() }).nullable(),
  })
  .meta({ id: 'ItemReplacement' })

export type ReplacementView = z.output<typeof replacementView>
