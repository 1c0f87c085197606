import { requestResetByPath as contract } from '@omsorg/contract/sign-in/password/request-reset-by-path.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { noteRequest } from './password-requests.ts'

export const requestResetByPath = ({ secret, seal }: SignInParts) =>
  handle(contract, async ({ params, exchange, now, tx, log }) => {
    const { sourceAddress } = exchange
    const noted = await noteRequest(tx, { address: params.email, sourceAddress, now, secret, seal })
    if (!noted) log.warn('requests for a new password are not mailed', { reason: 'too many' })
    return agree({})
  })
