import { createHmac } from 'node:crypto'
import type { Seal } from '@omsorg/database/sealed.ts'
import { mayMailReset } from '@omsorg/domain/sign-in/password/reset-limits.ts'
import type { Transaction } from '../../../platform/database.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { jobsIn } from '../../../platform/jobs/add-job.sql.ts'
import { lockTries } from '../token/attempts.sql.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { addRequest, requestsOfTheHour } from './requests.sql.ts'

/** Looks up who has the address of a request. Payload: `{ requestId }`. */
export const openRequestJob = 'sign-in/open-password-request'

interface Requested {
  readonly address: string
  readonly sourceAddress: string
  readonly now: Temporal.Instant
  readonly secret: string
  readonly seal: Seal
}

/**
 * Notes that somebody asks for a new password for an address. Nothing here knows whether it has an account: the same is
 * written for each, and a job looks. Beyond the limits nothing is mailed, and the answer is the same again.
 */
export async function noteRequest(tx: Transaction, requested: Requested): Promise<boolean> {
  const { now, secret, seal } = requested
  const address = requested.address.trim().toLowerCase()
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest()
  const asked = {
    addressHash: keyed(`reset of ${address}`),
    sourceHash: keyed(`reset from ${sourceOf(requested.sourceAddress)}`),
    now,
  }
  await openSignIn(tx)
  await lockTries(tx, asked.addressHash)
  if (!mayMailReset(await requestsOfTheHour(tx, asked))) return false
  const requestId = await addRequest(tx, asked, seal.seal(address))
  jobsIn(tx).add(openRequestJob, { requestId }, { jobKey: `password-request-${requestId}` })
  return true
}
