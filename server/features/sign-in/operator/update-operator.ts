import { updateOperator as contract } from '@omsorg/contract/sign-in/operator/update-operator.ts'
import { changedName } from '@omsorg/domain/format/capitalised-name.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { authorNamed } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { writeChange } from '../method/change-methods.ts'
import { lockUserMethods } from '../method/methods.sql.ts'
import { operatorView } from './operator-view.ts'
import { lockOperator, type OperatorRow, readOperatorPast, readOperatorRow, writeOperator } from './operators.sql.ts'

export const updateOperator = handle(contract, async ({ input, actor, now, tx }) => {
  const { id } = input
  await lockOperator(tx, id)
  const before = await readOperatorRow(tx, id)
  if (!before) return refuse('operator-not-found', { at: 'id' })
  if (actor.isOwn(id)) return refuse('own-account')
  if (input.rowVersion !== before.rowVersion) return refuse('stale', { detail: await nowOf(tx, before) })
  const wanted = {
    firstName: changedName(before.firstName, input.firstName),
    lastName: changedName(before.lastName, input.lastName),
    language: input.language ?? before.language,
    marketAreaCode: input.marketAreaCode ?? before.marketAreaCode,
    application: input.application ?? before.application,
  }
  // A role of one application means nothing in the other.
  const moves = wanted.application !== before.application
  if (moves && before.roles.length > 0) return refuse('holds-roles', { at: 'application' })
  const fields = Object.keys(wanted) as (keyof typeof wanted)[]
  if (fields.some((field) => wanted[field] !== before[field])) await writeOperator(tx, id, wanted)

  const methods = await lockUserMethods(tx, id)
  if (!methods) return refuse('operator-not-found', { at: 'id' })
  const { userName, email } = input
  const written = await writeChange({ tx, actor, now }, methods, { userName, email })
  if (!written.ok) return ofThisForm(written)
  return agree(operatorView((await readOperatorRow(tx, id)) ?? before))
})

async function nowOf(tx: Transaction, operator: OperatorRow) {
  const past = await readOperatorPast(tx, operator.id)
  const { changedAt = null, changedBy = null, onBehalfOf = null } = past ?? {}
  return {
    operator: operatorView(operator),
    changed: changedAt === null ? null : { at: changedAt, by: authorNamed(changedBy, onBehalfOf) },
  }
}

type MethodRefusal = Exclude<Awaited<ReturnType<typeof writeChange>>, { readonly ok: true }>

/** What the methods refuse, by the fields of this form; what it does not change cannot be wrong now. */
function ofThisForm({ refusal }: MethodRefusal) {
  if (refusal === 'user-name-taken') return refuse('user-name-taken', { at: 'userName' })
  if (refusal === 'email-taken') return refuse('email-taken', { at: 'email' })
  return refuse('method-incomplete', { at: 'email' })
}
