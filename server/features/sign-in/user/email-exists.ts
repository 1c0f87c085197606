import { emailExists as contract } from '@omsorg/contract/sign-in/user/email-exists.ts'
import { handle } from '../../../platform/handle.ts'
import { wordExists } from './word-exists.ts'

export const emailExists = handle(contract, ({ input, actor, tx }) =>
  wordExists(tx, actor, { kind: 'email', word: input.email }),
)
