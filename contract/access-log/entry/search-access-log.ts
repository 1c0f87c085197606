import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id, isoDate } from '../../fields.ts'
import { ssn } from '../../care-recipients/recipient/person-input.ts'
import { listOf, paging } from '../../paging.ts'
import { loggedView, personsOf, viewKind } from './logged-view.ts'

/** So many rows are counted at most. */
export const mostCounted = 10_000

/** What rows are asked for. */
export const askedOfLog = {
  from: isoDate,
  to: isoDate,
  userId: id.optional(),
  careRecipientId: id.optional(),
  ssn: ssn.optional(),
  clientId: guid.optional(),
  carePlaceId: guid.optional(),
  kind: viewKind.optional(),
}

/** Why they are not listed. */
export const notAskable = {
  'person-not-found': { code: 'CRS003003' },
  'nothing-chosen': { code: 'COM001003' },
  'period-wrong': { code: 'COM001001' },
} as const

/** Newest first. An identity number travels in the body and stands in no address. */
export const searchAccessLog = endpoint({
  name: 'access-log/entry/search-access-log',
  method: 'POST',
  path: '/AccessLog/Search',
  applications: ['PRINCIPAL'],
  permission: 'AccessLogRead',
  summary: 'Lists who saw whom, when and at which place.',
  input: z.object({ ...askedOfLog, ...paging }),
  output: listOf(loggedView),
  refusals: notAskable,
  shows: (answer) => personsOf(answer.entities),
  searchesBy: (sent) => sent.ssn ?? '',
})
