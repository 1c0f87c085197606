import { setUserName as contract } from '@omsorg/contract/sign-in/method/set-user-name.ts'
import { handle } from '../../../platform/handle.ts'
import { changeMethods } from './change-methods.ts'

export const setUserName = handle(contract, ({ params, input, ...call }) => changeMethods(call, params.userId, input))
