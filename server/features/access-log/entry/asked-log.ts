import { endpoints } from '@omsorg/contract/endpoints.ts'
import type { Endpoint } from '@omsorg/contract/endpoint.ts'
import type { searchAccessLog } from '@omsorg/contract/access-log/entry/search-access-log.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { searchBounds } from '@omsorg/domain/access-log/entry/search-bounds.ts'
import { type ViewKind, viewKindOf } from '@omsorg/domain/access-log/entry/view-kind.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type LogQuestion, personsOfExtract } from './access-log.sql.ts'
import { timeOf } from './asked-time.ts'
import { personsWith } from './numbered-persons.ts'

/** The calls of a kind that the log may name; those in steps write their rows themselves. */
function actionsOf(kind: ViewKind): string[] {
  return (endpoints as readonly Endpoint[]).filter(({ name }) => viewKindOf(name) === kind).map(({ name }) => name)
}

interface Call {
  readonly actor: Actor
  readonly today: Temporal.PlainDate
  readonly tx: Transaction
}

type Sent = Omit<z.output<(typeof searchAccessLog)['input']>, 'page' | 'pageSize' | 'sortBy' | 'sortOrder'>

/** What is looked for in the log, or why it is not. */
export async function askedLog(input: Sent, { actor, today, tx }: Call, seal: Seal) {
  const { from, to, userId = null, careRecipientId, ssn, clientId = null, carePlaceId = null, kind } = input
  const hasPerson = careRecipientId !== undefined || ssn !== undefined
  const bounds = searchBounds({ from, to, hasPerson, hasUser: userId !== null, hasClient: clientId !== null })
  if (!bounds.ok) return bounds
  if (careRecipientId !== undefined && (await personsOfExtract(tx, [careRecipientId])).length === 0)
    return refuse('person-not-found')
  const numbered = ssn === undefined ? null : await personsWith(tx, ssn, today, seal)
  const persons =
    careRecipientId === undefined
      ? numbered
      : [careRecipientId].filter((id) => numbered === null || numbered.includes(id))
  const asked: LogQuestion = {
    ...timeOf(from, to, actor.market),
    userId,
    persons,
    clientId,
    carePlaceId,
    actions: kind ? actionsOf(kind) : null,
  }
  return agree(asked)
}
