import { readOperator as contract } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import { authorNamed } from '../../../platform/author.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { operatorView } from './operator-view.ts'
import { readOperatorPast, readOperatorRow } from './operators.sql.ts'

export const readOperator = handle(contract, async ({ params: { id }, actor, tx }) => {
  const [operator, past] = await Promise.all([readOperatorRow(tx, id), readOperatorPast(tx, id)])
  if (!operator || !past) return notFound()
  const { createdAt, lastSignInAt, changedAt, changedBy, onBehalfOf, sentAt, expiresAt, usedAt } = past
  const reason = whyNot(actor, id)
  return agree({
    ...operatorView(operator),
    createdAt,
    lastSignInAt,
    changed: changedAt === null ? null : { at: changedAt, by: authorNamed(changedBy, onBehalfOf) },
    welcome: sentAt === null || expiresAt === null ? null : { sentAt, expiresAt, usedAt },
    can: { change: { possible: reason === null, reason } },
  })
})

function whyNot(actor: Actor, id: number): 'right-missing' | 'own-account' | null {
  if (actor.application !== 'PRINCIPAL' || !actor.may('OperatorWrite')) return 'right-missing'
  return actor.isOwn(id) ? 'own-account' : null
}
