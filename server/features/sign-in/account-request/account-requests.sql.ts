import { accountRequestStatus } from '@omsorg/domain/sign-in/account-request/request-status.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { AccountRequests } from '@omsorg/domain/sign-in/account-request/request-limits.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export async function requestsOfAddress(
  tx: Transaction,
  addressHash: Buffer,
  now: Temporal.Instant,
): Promise<AccountRequests> {
  const { rows } = await sql<AccountRequests>`
    select count(*) filter (where address_hash = ${addressHash})::int as "ofAddress",
           count(*) filter (where asked_at > ${now.toString()}::timestamptz - interval '1 hour')::int as "all"
    from omsorg.account_request
    where asked_at > ${now.toString()}::timestamptz - interval '1 day'
  `.execute(tx)
  return rows[0] ?? { ofAddress: 0, all: 0 }
}

/** Whose address the request has for which a challenge was solved already. */
export async function addressOfChallenge(tx: Transaction, challengeHash: Buffer): Promise<Buffer | undefined> {
  const { rows } = await sql<{ address_hash: Buffer }>`
    select address_hash from omsorg.account_request where challenge_hash = ${challengeHash}
  `.execute(tx)
  return rows[0]?.address_hash
}

interface NewRequest {
  readonly language: Language
  readonly sealed: Buffer
  readonly addressHash: Buffer
  readonly challengeHash: Buffer
  readonly secretHash: Buffer
  readonly secretSealed: Buffer
  readonly now: Temporal.Instant
}

/** Undefined when its challenge was solved for another one at the same moment. */
export async function addRequest(tx: Transaction, request: NewRequest): Promise<number | undefined> {
  const { language, sealed, addressHash, challengeHash, secretHash, secretSealed, now } = request
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.account_request
      (language, sealed, address_hash, challenge_hash, secret_hash, secret_sealed, asked_at)
    values (${language}::omsorg.language_code, ${sealed}, ${addressHash}, ${challengeHash}, ${secretHash}, ${secretSealed},
            ${now.toString()}::timestamptz)
    on conflict (challenge_hash) do nothing
    returning id
  `.execute(tx)
  return rows[0]?.id
}

interface ConfirmedRequest {
  readonly id: number
  readonly care_unit_id: string | null
  readonly address_hash: Buffer
  readonly isNew: boolean
}

/** Opens what is asked, in one conditional update; what was confirmed before is found as it is. Undefined when the link ended. */
export async function confirmRequest(
  tx: Transaction,
  { hash, now, oldest }: { readonly hash: Buffer; readonly now: Temporal.Instant; readonly oldest: Temporal.Instant },
): Promise<ConfirmedRequest | undefined> {
  const { rows } = await sql<ConfirmedRequest>`
    update omsorg.account_request
    set status = ${stored(accountRequestStatus, 'open')}, confirmed_at = ${now.toString()}::timestamptz
    where secret_hash = ${hash} and status = ${stored(accountRequestStatus, 'asked')}
      and asked_at > ${oldest.toString()}::timestamptz
    returning id, care_unit_id, address_hash, true as "isNew"
  `.execute(tx)
  if (rows[0]) return rows[0]
  const known = await sql<ConfirmedRequest>`
    select id, care_unit_id, address_hash, false as "isNew" from omsorg.account_request
    where secret_hash = ${hash} and confirmed_at is not null
  `.execute(tx)
  return known.rows[0]
}

/** Of several from one address the one that is confirmed last counts. */
export async function replaceOthers(tx: Transaction, addressHash: Buffer, kept: number): Promise<void> {
  await sql`
    update omsorg.account_request set status = ${stored(accountRequestStatus, 'replaced')}, secret_sealed = null
    where address_hash = ${addressHash} and id <> ${kept} and status in (${stored(accountRequestStatus, 'asked', 'open')})
  `.execute(tx)
}
