import { reportKinds } from '@omsorg/domain/reports/report/report-kinds.ts'
import { z } from 'zod'
import { guid, isoDate, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Who may have reports: in GUIDE of the own units (O-C12), elsewhere of the market. */
export const mayReport = { anyOf: ['ReportRecieverRead', 'ReportRead'] } as const

/** What a report is made of; units, places and areas that are left out are all that the caller may have reports of. */
export const reportChoice = z.object({
  reportType: z.enum(reportKinds),
  from: isoDate,
  to: isoDate,
  careUnitIds: z.array(guid).max(500).default([]),
  carePlaceIds: z.array(guid).max(500).default([]),
  therapyAreas: z.array(therapyArea).max(8).default([]),
})

/** The nearest day that may stand in the field. */
const nearest = z.object({ day: shown.isoDate })

export const choiceRefusals = {
  'too-old': { code: 'GBS007001', detail: nearest },
  'after-today': { code: 'GBS007002', detail: nearest },
  'too-long': { code: 'GBS007003', detail: nearest },
  'ends-before-it-begins': { code: 'COM001001', detail: nearest },
  /** A unit or a place of which the caller gets no reports. */
  'unit-out-of-reach': { code: 'GBS001001' },
} as const

/** Longer than can be answered at once, or than a sheet holds (O-8-23). */
const tooManyRows = { code: 'GBS007004', detail: z.object({ rows: z.int(), most: z.int() }) } as const

export const makingRefusals = { ...choiceRefusals, 'too-many-rows': tooManyRows } as const
