import { userNameExists as contract } from '@omsorg/contract/sign-in/user/user-name-exists.ts'
import { handle } from '../../../platform/handle.ts'
import { wordExists } from './word-exists.ts'

export const userNameExists = handle(contract, ({ query, actor, tx }) =>
  wordExists(tx, actor, { kind: 'user-name', word: query.username, except: query.excludeUserId }),
)
