import { setSithsNumber as contract } from '@omsorg/contract/sign-in/method/set-siths-number.ts'
import { handle } from '../../../platform/handle.ts'
import { changeMethods } from './change-methods.ts'

export const setSithsNumber = handle(contract, ({ params, input, ...call }) =>
  changeMethods(call, params.userId, input),
)
