import { directoryNameExists as contract } from '@omsorg/contract/sign-in/user/directory-name-exists.ts'
import { handle } from '../../../platform/handle.ts'
import { wordExists } from './word-exists.ts'

export const directoryNameExists = handle(contract, ({ query, actor, tx }) =>
  wordExists(tx, actor, { kind: 'directory-name', word: query.aduser, except: query.excludeUserId }),
)
