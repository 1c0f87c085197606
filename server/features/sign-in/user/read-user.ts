import { readUser as contract } from '@omsorg/contract/sign-in/user/read-user.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { isInOwnUnits, readUserRecord } from './user-record.sql.ts'

export const readUser = handle(contract, async ({ params: { id }, actor, tx }) => {
  const [user, inOwnUnits] = await Promise.all([
    readUserRecord(tx, id),
    actor.may('CareUnitUserRead') ? isInOwnUnits(tx, id, actor) : false,
  ])
  return user && (actor.isOwn(id) || actor.may('UserRead') || inOwnUnits) ? agree(user) : notFound()
})
