import { createHmac } from 'node:crypto'
import { signInEvent } from '@omsorg/domain/sign-in/security/own-event.ts'
import type { Device } from '@omsorg/domain/sign-in/security/device.ts'
import type { SignInMethod } from '@omsorg/domain/sign-in/token/sign-in-method.ts'
import type { Transaction } from '../../../platform/database.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import type { Account } from '../token/accounts.sql.ts'
import { networkOf } from '../../../platform/admission/source.ts'
import { addOwnEvent } from './own-events.sql.ts'
import { rememberNetwork } from './known-networks.sql.ts'

interface SignedIn {
  readonly account: Pick<Account, 'id' | 'last_sign_in_at'>
  readonly methods: readonly SignInMethod[]
  readonly device: Device | null
  readonly knowsDevice: boolean
  readonly sourceAddress: string
  readonly secret: string
  readonly now: Temporal.Instant
}

/** Writes a sign-in down for its owner, and tells them by mail when it was where they never were before. */
export async function noteSignIn(tx: Transaction, signedIn: SignedIn): Promise<void> {
  const { account, methods, device, knowsDevice, secret, now } = signedIn
  const network = createHmac('sha256', secret)
    .update(`network ${networkOf(signedIn.sourceAddress)}`)
    .digest()
  const networks = await rememberNetwork(tx, account.id, network, now)
  const event = signInEvent({ signedInBefore: account.last_sign_in_at !== null, knowsDevice, ...networks })
  // Waited for at the end of the transaction, with which it leaves.
  void addOwnEvent(tx, account.id, event, { methods, device }, now)
  if (event !== 'signed-in') await tellOwner(tx, account.id, event)
}
