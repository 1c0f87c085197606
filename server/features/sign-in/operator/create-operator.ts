import { createOperator as contract } from '@omsorg/contract/sign-in/operator/create-operator.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { isTaken } from '../method/methods.sql.ts'
import { addOperator } from './operators.sql.ts'

export const createOperator = handle(contract, async ({ input, actor, now, tx }) => {
  const { userName, email, language, marketAreaCode, application } = input
  if (await isTaken(tx, 'user-name', userName, { except: null, lock: true })) {
    return refuse('user-name-taken', { at: 'userName' })
  }
  if (await isTaken(tx, 'email', email, { except: null, lock: true })) return refuse('email-taken', { at: 'email' })
  const firstName = capitalisedName(input.firstName)
  const lastName = capitalisedName(input.lastName)
  const operator = { firstName, lastName, userName, email, language, marketAreaCode, application }
  return agree(await addOperator(tx, { ...operator, by: actor.doerId, now }))
})
