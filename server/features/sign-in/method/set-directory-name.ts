import { setDirectoryName as contract } from '@omsorg/contract/sign-in/method/set-directory-name.ts'
import { handle } from '../../../platform/handle.ts'
import { changeMethods } from './change-methods.ts'

export const setDirectoryName = handle(contract, ({ params, input, ...call }) =>
  changeMethods(call, params.userId, input),
)
