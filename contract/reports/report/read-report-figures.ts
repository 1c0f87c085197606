import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { choiceRefusals, mayReport, reportChoice } from './report-choice.ts'

const reportFigures = z
  .object({
    rows: z.int().describe('How many rows the file would have'),
    places: z.int(),
    currency: shown.currency,
    facts: z
      .array(z.object({ key: z.string(), value: z.int(), isMoney: z.boolean() }))
      .describe('The main figures, money in minor units'),
    isMoney: z.boolean().describe('Whether the values of the cells are money'),
    cells: z
      .array(z.object({ group: z.string(), series: z.string(), value: z.int() }))
      .describe('The bars: a month, an area, a fault or a waiting time, and what it is divided by'),
  })
  .meta({ id: 'ReportFigures' })

export type ReportFigures = z.output<typeof reportFigures>

/** What a report would tell, counted by the server: before it is made, and as a picture above it. No person is shown. */
export const readReportFigures = endpoint({
  name: 'reports/report/read-report-figures',
  method: 'POST',
  path: '/Report/Figures',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: mayReport,
  summary: 'Counts the main figures of a report and how many rows it would have.',
  input: reportChoice,
  output: reportFigures,
  refusals: choiceRefusals,
})
