import { z } from 'zod'
import { ability } from '../../ability.ts'
import { shownAuthor } from '../../author.ts'
import { id, packages } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { rowOfPerson } from '../row/row-of-person.ts'
import { leftOutReasons, renewalStartBlocks } from '../renewal/renewal-view.ts'

/** Why a row of the queue cannot be renewed here; the last two when it was not there any more. */
export const queueBlocks = [...leftOutReasons, ...renewalStartBlocks, 'renewed-meanwhile', 'row-not-found'] as const

export type QueueBlock = (typeof queueBlocks)[number]

/** What was drawn against what should have been by today (rules 3.14). */
export const drawnJudgements = ['as-prescribed', 'less', 'more'] as const

/** Why a row is not renewed, in the words of whoever decides. */
const reason = z.string().trim().max(500)

/** What somebody answers to a row of the queue. */
export const queueAnswer = z
  .object({
    prescriptionRowId: id,
    answer: z.enum(['renew', 'no']),
    /** Of each withdrawal in the new prescription; as before when left out. */
    packagesPerWithdrawal: packages.min(1).nullable().default(null),
    /** Needed for a no. */
    reason: reason.default(''),
  })
  .meta({ id: 'QueueAnswer' })

export type QueueAnswer = z.output<typeof queueAnswer>

/** An answer as it was kept. */
export const keptAnswer = z
  .object({
    prescriptionRowId: shown.id,
    answer: z.enum(['renew', 'no']),
    packagesPerWithdrawal: z.int().nullable(),
    reason: z.string(),
  })
  .meta({ id: 'KeptAnswer' })

/** A row that ends soon, with what was drawn of it and whether it can be renewed here. */
export const queueRow = z
  .object({
    ...rowOfPerson,
    prescriptionId: shown.id,
    endDate: shown.isoDate,
    daysLeft: z.int(),
    withdrawals: z.int(),
    packagesPerWithdrawal: z.int(),
    packagesDrawn: z.int(),
    judgement: z.enum(drawnJudgements),
    packagesAtPace: z.int().nullable().describe('For each withdrawal, at the pace really drawn; null = as before'),
    can: ability(queueBlocks),
    /** Somebody asked for it. */
    asked: z.object({ requester: shownAuthor.nullable(), message: z.string() }).nullable(),
    /** Somebody said no to it, and why. */
    declined: z.object({ by: shownAuthor.nullable(), on: shown.instant, reason: z.string() }).nullable(),
  })
  .meta({ id: 'QueueRow' })

export type QueueRow = z.output<typeof queueRow>
