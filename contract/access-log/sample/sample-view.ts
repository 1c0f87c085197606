import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import * as shown from '../../shown.ts'
import { judgement, loggedView } from '../entry/logged-view.ts'

/** A sample of a week of a client: how far it has come, and who signed it. */
export const sampleSummary = z
  .object({
    sampleId: shown.id,
    clientId: shown.guid,
    clientName: z.string(),
    /** The Monday of the week. */
    weekOf: shown.isoDate,
    /** How many rows the week had, and how many were drawn. */
    rowsOfWeek: z.int(),
    size: z.int(),
    justified: z.int(),
    toInvestigate: z.int(),
    drawnBy: shownAuthor.nullable(),
    drawnOn: shown.instant,
    signedBy: shownAuthor.nullable(),
    signedOn: shown.instant.nullable(),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'AccessLogSample' })

export type SampleSummary = z.output<typeof sampleSummary>

export const sampleRow = loggedView
  .extend({
    sampleRowId: shown.id,
    judgement: judgement.nullable(),
    note: z.string(),
    judgedBy: shownAuthor.nullable(),
    judgedOn: shown.instant.nullable(),
    /** Facts beside it, never a verdict. */
    facts: z.object({
      /** The hours of the day between which the user was at work in the thirty days before; null without any. */
      usualHours: z.object({ from: z.int(), to: z.int() }).nullable(),
      isUsualHour: z.boolean(),
      /** The person belongs to the place of the view, or did. */
      belongsThere: z.boolean(),
      /** Minutes until the user ordered or prescribed for the person; null when they did not within the hour. */
      actedAfter: z.int().nullable(),
    }),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'AccessLogSampleRow' })

export type SampleRow = z.output<typeof sampleRow>
