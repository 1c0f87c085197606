import { setPhone as contract } from '@omsorg/contract/sign-in/method/set-phone.ts'
import { handle } from '../../../platform/handle.ts'
import { changeMethods } from './change-methods.ts'

export const setPhone = handle(contract, ({ params, input, ...call }) => changeMethods(call, params.userId, input))
