import { createUser as contract } from '@omsorg/contract/sign-in/user/create-user.ts'
import { handle } from '../../../platform/handle.ts'
import { makeUser } from './make-user.ts'

export const createUser = handle(contract, ({ input, actor, now, tx }) => makeUser({ tx, actor, now }, input))
