import { reportColumns } from './report-columns.ts'
import { reports } from './reports.ts'

export const reportTexts = { reports, reportColumns }
