import { readMethods as contract } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { isSelf, isTheirs } from './method-reach.ts'
import { methodView } from './method-view.ts'
import { readUserMethods } from './methods.sql.ts'

export const readMethods = handle(contract, async ({ params, actor, tx }) => {
  const found = await readUserMethods(tx, params.userId)
  if (!found) return notFound()
  const mayRead = actor.may('AuthenticationMethodRead') && isTheirs(actor, found)
  return mayRead || isSelf(actor, found.userId) ? agree(methodView(found)) : notFound()
})
