import { setEmail as contract } from '@omsorg/contract/sign-in/method/set-email.ts'
import { handle } from '../../../platform/handle.ts'
import { changeMethods } from './change-methods.ts'

export const setEmail = handle(contract, ({ params, input, ...call }) => changeMethods(call, params.userId, input))
