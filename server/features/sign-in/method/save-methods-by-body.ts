import { saveMethodsByBody as contract } from '@omsorg/contract/sign-in/method/save-methods-by-body.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { changeMethods } from './change-methods.ts'

export const saveMethodsByBody = handle(contract, async ({ input, ...call }) => {
  const { userId, ...change } = input
  const outcome = await changeMethods(call, userId, change)
  return 'notFound' in outcome ? refuse('user-not-found') : outcome
})
