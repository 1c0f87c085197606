import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { operatorRecord } from './operator-record.ts'

/** Fewer signs name nobody (A-5-26). */
export const shortestOperatorTerm = 3

/** Names and addresses have letters. */
const nameTerm = /^(?=.*\p{L})[\p{L}\p{N} .,'’@_+-]+$/u

/** All operators in reach, or those whose name, user name or e-mail a term finds (A-7.4-01, A-3-56). */
export const searchOperators = endpoint({
  name: 'sign-in/operator/search-operators',
  method: 'GET',
  path: '/Identity/api/Operator/search',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'OperatorRead',
  summary: 'Lists operators, all or by a part of their name, user name or e-mail.',
  query: z.object({
    searchTerm: z.string().trim().min(shortestOperatorTerm).max(100).regex(nameTerm).optional(),
    /** 2 = first name. */
    sortBy: z.union([z.literal(2), z.literal('2').transform(() => 2 as const)]).default(2),
    ...pagingInQuery,
  }),
  output: listOf(operatorRecord),
  refusals: {},
})
