import { saveMethods as contract } from '@omsorg/contract/sign-in/method/save-methods.ts'
import { handle } from '../../../platform/handle.ts'
import { changeMethods } from './change-methods.ts'

export const saveMethods = handle(contract, ({ params, input, ...call }) => changeMethods(call, params.userId, input))
