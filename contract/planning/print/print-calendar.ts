import { spans } from '@omsorg/domain/planning/entry/shown-days.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText, isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** The plan of a person as a PDF, in the language of the reader: a day, a week, or five weeks as the month is shown. */
export const printCalendar = endpoint({
  name: 'planning/print/print-calendar',
  method: 'GET',
  path: '/Printer/Calendar/{span}/{careRecipientId}/{date}',
  applications: ['GUIDE'],
  permission: 'CareRecipientRead',
  summary: 'Makes a PDF of what is planned for a care recipient on a day, in a week or in a month.',
  budget: 'print',
  params: z.object({ span: z.enum(spans), careRecipientId: idInText, date: isoDate }),
  answers: 'file',
  output: shown.file,
  refusals: { 'planning-off': { code: 'COM001002' } },
})
