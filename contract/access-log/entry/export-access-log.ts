import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { askedOfLog, notAskable } from './search-access-log.ts'

/** So many rows a file has at most; who finds more asks for less. */
export const mostExported = 5_000

/**
 * The rows that a search finds, as an Excel file in the language of the reader. The file travels inside of an answer, because it
 * shows persons, and their names stand beside it.
 */
export const exportAccessLog = endpoint({
  name: 'access-log/entry/export-access-log',
  method: 'POST',
  path: '/AccessLog/Export',
  applications: ['PRINCIPAL'],
  permission: 'AccessLogRead',
  summary: 'Makes an Excel file of who saw whom, when and at which place.',
  input: z.object(askedOfLog),
  output: z.object({
    fileName: z.string(),
    /** An xlsx file in base64. */
    content: z.string(),
    rowCount: z.int(),
    /** Everybody who stands in it. */
    careRecipientIds: z.array(shown.id),
  }),
  refusals: { ...notAskable, 'too-many-rows': { code: 'COM001001' } },
  shows: (answer) => answer.careRecipientIds,
  searchesBy: (sent) => sent.ssn ?? '',
})
