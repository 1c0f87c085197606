import { setPassword as contract } from '@omsorg/contract/sign-in/password/set-password.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { changePassword } from './change-password.ts'
import { setByLink } from './set-by-link.ts'

export const setPassword = (parts: SignInParts) =>
  handleInSteps(contract, (call) => {
    const { userName, password, token, currentPassword = '' } = call.input
    return token === undefined
      ? changePassword(call, parts, { userName: userName ?? '', currentPassword, password })
      : setByLink(call, {
          kind: 'welcome',
          token,
          password,
          fits: (account) => userName === undefined || userName.toLowerCase() === account.user_name.toLowerCase(),
        })
  })
