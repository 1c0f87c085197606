import { listQuestion, searchCareRecipients } from '../../care-recipients/recipient/search-care-recipients.ts'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

/** What a list on paper is asked for: as the search, without its pages, for a paper holds all that was found. */
export const printedListInput = listQuestion.omit({ page: true, pageSize: true })

/** The care recipients that a search finds, as a PDF: protected persons without name, number and address (O-7-186, O-3-06). */
export const printCareRecipientList = endpoint({
  name: 'prints/list/print-care-recipient-list',
  method: 'POST',
  path: '/Printer/CareRecipientList',
  applications: ['GUIDE', 'CSP'],
  permission: 'CareRecipientRead',
  summary: 'Makes a PDF of the care recipients that a search finds.',
  budget: 'print',
  input: printedListInput,
  answers: 'file',
  output: shown.file,
  refusals: searchCareRecipients.refusals,
})
