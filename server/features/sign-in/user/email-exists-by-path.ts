import { emailExistsByPath as contract } from '@omsorg/contract/sign-in/user/email-exists-by-path.ts'
import { handle } from '../../../platform/handle.ts'
import { wordExists } from './word-exists.ts'

export const emailExistsByPath = handle(contract, ({ params, actor, tx }) =>
  wordExists(tx, actor, { kind: 'email', word: params.email }),
)
