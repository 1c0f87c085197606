import { estimates, heaviest, outsides, plannedHours } from '@omsorg/domain/investigations/diary/entry.ts'
import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { guid, instant, itemNumber } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const plannedHoursField = z.literal(plannedHours)
export const estimate = z.enum(estimates)
export const outside = z.enum(outsides)

const grams = z.int().min(0).max(heaviest).nullable().default(null)
const millilitres = z.int().min(0).max(9_999).nullable().default(null)

/** One change as a device sends it: once, late, or again. */
export const sentEntry = z
  .object({
    /** Made on the device. */
    entryId: guid,
    at: instant,
    wet: grams,
    dry: grams,
    /** Instead of the weights. */
    estimate: estimate.nullable().default(null),
    /** What the protection holds in use, in ml. */
    holds: z.int().min(1).max(9_999).nullable().default(null),
    outside: outside.default('none'),
    voided: millilitres,
    drunk: millilitres,
    itemNumber: itemNumber.nullable().default(null),
    itemName: z.string().trim().max(200).default(''),
    /** It was asked whether it is the same as the one before, and it is not. */
    apart: z.boolean().default(false),
    removed: z.boolean().default(false),
    /** By the clock of the device: of two versions the later one stands. */
    changedOn: instant,
  })
  .meta({ id: 'SentDiaryEntry' })

export type SentEntry = z.output<typeof sentEntry>

export const diaryEntry = z
  .object({
    entryId: shown.guid,
    at: shown.instant,
    wet: z.int().nullable(),
    dry: z.int().nullable(),
    estimate: estimate.nullable(),
    holds: z.int().nullable(),
    volume: z.int().describe('ml'),
    outside,
    voided: z.int().nullable(),
    drunk: z.int().nullable(),
    itemNumber: z.string().nullable(),
    itemName: z.string(),
    apart: z.boolean(),
    changedOn: shown.instant,
    writtenBy: shownAuthor.nullable(),
  })
  .meta({ id: 'DiaryEntry' })

export type DiaryEntry = z.output<typeof diaryEntry>

const ofParts = z.object({ day: z.int(), evening: z.int(), night: z.int() })

export const diaryView = z
  .object({
    diaryId: shown.id,
    startedOn: shown.instant,
    plannedHours: z.int(),
    endedOn: shown.instant.nullable(),
    endedBy: shownAuthor.nullable(),
    endReason: z.string(),
    startedBy: shownAuthor.nullable(),
    hoursMeasured: z.int(),
    /** In their order, without what was removed. */
    entries: z.array(diaryEntry),
    /** What leaks in an ordinary day, in ml; null while a part of the day was not measured. */
    averages: z.object({ volumes: ofParts, total: z.int(), changes: ofParts }).nullable(),
  })
  .meta({ id: 'LeakageDiary' })

export type DiaryView = z.output<typeof diaryView>
