import { readUserNumbers as contract } from '@omsorg/contract/sign-in/invoice-area/read-user-numbers.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readClientOfUser } from './user-numbers.sql.ts'
import { userNumbersView } from './user-numbers-view.ts'

export const readUserNumbers = handle(contract, async ({ query: { userId }, tx }) => {
  const clientId = await readClientOfUser(tx, userId)
  return clientId === undefined ? notFound() : agree(await userNumbersView(tx, userId, clientId))
})
