import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import type { TokenCall } from '../token/issue-token.ts'
import { hashOf } from '../token/secrets.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { isPortalCode, keyedHash } from './portal-code.ts'
import { portalDevicesOf } from './portal-cookies.ts'
import { reservePortalTry, useCode } from './portal-codes.sql.ts'
import { completePortalSignIn } from './portal-pair.ts'
import { lockPortalAccount } from './portal-sessions.sql.ts'
import { useLinkOfCode } from './use-link.sql.ts'

export interface PortalCodeAnswer {
  readonly challenge: string
  readonly code: string
  /** Of somebody who was never in before: the link of the mail. */
  readonly activation?: string
}

/**
 * Answers with a code. The try is taken in a transaction of its own before the code is looked at, so that of many at once none
 * has more than there are; whoever guessed, and whoever guesses for an account that there is not, is answered alike.
 */
export async function signInByPortalCode(call: TokenCall, parts: SignInParts, given: PortalCodeAnswer) {
  const { exchange, now } = call
  const { secret } = parts
  const reserved = await call.transaction((tx) =>
    reservePortalTry(tx, {
      hash: hashOf(given.challenge),
      sourceHash: keyedHash(secret, `source ${sourceOf(exchange.sourceAddress)}`),
      deviceHashes: portalDevicesOf(exchange).map(hashOf),
      now,
    }),
  )
  if (!reserved) return refuse('credentials-wrong')
  const isRight = isPortalCode(secret, `sign-in ${reserved.code_id}`, given.code)
  const { crp_account_id: accountId, activation_link_id: linkId } = reserved
  // What was asked for by a link is answered with the link, and what was not without.
  if (!isRight || accountId === null || (linkId !== null) !== (given.activation !== undefined))
    return refuse('credentials-wrong')

  return call.transaction(async (tx) => {
    if (!(await useCode(tx, reserved, now))) return refuse('credentials-wrong')
    if (given.activation !== undefined) {
      const used = await useLinkOfCode(tx, { hash: hashOf(given.activation), linkId, now })
      if (used !== 'good')
        return refuse(used === 'used' ? 'link-used' : used === 'replaced' ? 'link-replaced' : 'link-ended')
    }
    const account = await lockPortalAccount(tx, accountId)
    if (!account) return refuse('credentials-wrong')
    const method = given.activation === undefined ? 'code' : 'activation'
    return agree(await completePortalSignIn({ exchange, tx, parts, now }, account, method))
  })
}
