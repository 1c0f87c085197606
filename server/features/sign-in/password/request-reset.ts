import { requestReset as contract } from '@omsorg/contract/sign-in/password/request-reset.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { noteRequest } from './password-requests.ts'

export const requestReset = ({ secret, seal }: SignInParts) =>
  handle(contract, async ({ input, exchange, now, tx, log }) => {
    const { sourceAddress } = exchange
    const noted = await noteRequest(tx, { address: input.email, sourceAddress, now, secret, seal })
    if (!noted) log.warn('requests for a new password are not mailed', { reason: 'too many' })
    return agree({})
  })
