import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

/** The same users as the list has, a line for each, in the language of the reader (A-7.4-25, O-2-74). */
export const exportUnitUsers = endpoint({
  name: 'sign-in/user-list/export-unit-users',
  method: 'GET',
  path: '/api/Reports/Reports/CUA/ExportUsers',
  fixed: true,
  applications: ['GUIDE'],
  permission: 'CareUnitUserRead',
  summary: 'Makes an Excel file of the users of the care units that the caller administers.',
  answers: 'file',
  output: shown.file,
  refusals: {},
})
