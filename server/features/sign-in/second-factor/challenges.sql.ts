import { mostTries, type SentKind } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface Challenge {
  readonly id: string
  readonly user_id: number
  readonly user_name: string
  readonly epoch: number
  readonly known_device: boolean
  /** The running session that is to go on as this user, and where. */
  readonly family_id: string | null
  readonly care_place_id: string | null
  readonly tries: number
  readonly expires_at: string
  readonly sms_sent_at: string | null
  readonly email_sent_at: string | null
  readonly app_secret: Buffer | null
}

export interface OpenedChallenge {
  readonly account: { readonly id: number; readonly epoch: number }
  readonly binderHash: Buffer
  readonly deviceIsKnown: boolean
  readonly entering: { readonly sessionId: string; readonly carePlaceId: string } | null
  readonly opened: Temporal.Instant
  readonly ends: Temporal.Instant
}

export async function addChallenge(tx: Transaction, challenge: OpenedChallenge): Promise<string> {
  const { account, binderHash, deviceIsKnown, entering, opened, ends } = challenge
  const { rows } = await sql<{ id: string }>`
    insert into omsorg.two_factor_challenge
      (user_id, epoch, binder_hash, known_device, family_id, care_place_id, created_at, expires_at)
    values (${account.id}, ${account.epoch}, ${binderHash}, ${deviceIsKnown}, ${entering?.sessionId ?? null}::uuid,
            ${entering?.carePlaceId ?? null}::uuid, ${opened.toString()}, ${ends.toString()})
    returning id
  `.execute(tx)
  const [added] = rows
  if (!added) throw new Error('a challenge was not written down')
  return added.id
}

/**
 * The running challenge of a browser: the one that is named, else the latest. Until this transaction is over nobody else
 * tries a code for the same user.
 */
export async function lockChallenge(
  tx: Transaction,
  binderHash: Buffer,
  named: string | null,
  now: Temporal.Instant,
): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`
    select c.id, c.user_id, u.user_name, c.epoch, c.known_device, c.family_id, c.care_place_id, c.tries, c.expires_at,
           c.sms_sent_at, c.email_sent_at, c.app_secret
    from omsorg.two_factor_challenge c
    join omsorg.user_account u on u.id = c.user_id
    where c.binder_hash = ${binderHash} and c.used_at is null and c.tries < ${mostTries}
      and c.expires_at > ${now.toString()} and (${named}::uuid is null or c.id = ${named}::uuid)
    order by c.created_at desc
    limit 1
    for no key update
  `.execute(tx)
  return rows[0]
}

export interface ChallengeTally {
  /** Codes that were tried in challenges that nobody finished, on devices of the same kind. */
  readonly wrong: number
  readonly sent: number
}

export async function tallyOfHour(
  tx: Transaction,
  userId: number,
  deviceIsKnown: boolean,
  now: Temporal.Instant,
): Promise<ChallengeTally> {
  const { rows } = await sql<ChallengeTally>`
    select coalesce(sum(tries) filter (where used_at is null and known_device = ${deviceIsKnown}), 0)::int as wrong,
           coalesce(sum(codes_sent), 0)::int as sent
    from omsorg.two_factor_challenge
    where user_id = ${userId} and created_at > ${now.toString()}::timestamptz - interval '1 hour'
  `.execute(tx)
  return rows[0] ?? { wrong: 0, sent: 0 }
}

/** A try is counted before anybody knows whether it is right. */
export async function countTry(tx: Transaction, challengeId: string | null): Promise<void> {
  await sql`update omsorg.two_factor_challenge set tries = tries + 1 where id = ${challengeId}::uuid`.execute(tx)
}

export async function endChallenge(tx: Transaction, challengeId: string, now: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.two_factor_challenge set used_at = ${now.toString()} where id = ${challengeId}::uuid
  `.execute(tx)
}

export async function noteSent(
  tx: Transaction,
  challengeId: string,
  kind: SentKind,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.two_factor_challenge
    set codes_sent = codes_sent + 1,
        sms_sent_at = case when ${kind} = 'sms' then ${now.toString()}::timestamptz else sms_sent_at end,
        email_sent_at = case when ${kind} = 'email' then ${now.toString()}::timestamptz else email_sent_at end
    where id = ${challengeId}::uuid
  `.execute(tx)
}

export async function keepAppOfChallenge(tx: Transaction, challengeId: string, sealed: Buffer): Promise<void> {
  await sql`
    update omsorg.two_factor_challenge set app_secret = ${sealed} where id = ${challengeId}::uuid
  `.execute(tx)
}
