import { reportKinds } from '@omsorg/domain/reports/report/report-kinds.ts'
import { z } from 'zod'
import * as shown from '../../shown.ts'

export const reportStates = ['waiting', 'making', 'done', 'failed', 'cancelled'] as const

export type ReportState = (typeof reportStates)[number]

/** A report that somebody has asked for, with its choice; an empty list of units, places or areas is all. */
export const reportView = z
  .object({
    reportId: shown.id,
    reportType: z.enum(reportKinds),
    from: shown.isoDate,
    to: shown.isoDate,
    careUnitIds: z.array(shown.guid),
    carePlaceIds: z.array(shown.guid),
    therapyAreas: z.array(z.string()),
    placeCount: z.int(),
    state: z.enum(reportStates),
    rowsTotal: z.int(),
    rowsDone: z.int(),
    size: z.int().describe('Bytes of the file'),
    askedAt: shown.instant,
    endedAt: shown.instant.nullable(),
    keptUntil: shown.isoDate.nullable().describe('The last day of the file; null where there is none'),
  })
  .meta({ id: 'Report' })

export type ReportView = z.output<typeof reportView>
