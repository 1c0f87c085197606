import { ownEvents, shownDays, type OwnEvent } from '@omsorg/domain/sign-in/security/own-event.ts'
import type { Device } from '@omsorg/domain/sign-in/security/device.ts'
import type { SignInMethod } from '@omsorg/domain/sign-in/token/sign-in-method.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface OwnEventDetail {
  readonly methods?: readonly SignInMethod[]
  readonly device?: Device | null
  readonly name?: string
}

/** Writes down what somebody did with the own account, or what happened to it when they signed in. */
export async function addOwnEvent(
  tx: Transaction,
  userId: number,
  event: OwnEvent,
  detail: OwnEventDetail,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into omsorg.user_event (at, user_id, by_user, event, detail)
    values (${now.toString()}, ${userId}, ${userId}, ${event}, ${JSON.stringify(detail)}::jsonb)
  `.execute(tx)
}

export interface KeptEvent {
  readonly at: string
  readonly event: OwnEvent
  readonly detail: OwnEventDetail & { readonly reason?: string }
  readonly by_name: string | null
}

const mostShown = 200

export async function ownEventsOf(tx: Transaction, userId: number, now: Temporal.Instant): Promise<KeptEvent[]> {
  const { rows } = await sql<KeptEvent>`
    select e.at, e.event, e.detail, d.first_name || ' ' || d.last_name as by_name
    from omsorg.user_event e
    left join omsorg.user_account d on d.id = e.by_user and d.id <> e.user_id
    where e.user_id = ${userId} and e.event = any(${ownEvents}::text[])
      and e.at > ${now.toString()}::timestamptz - make_interval(days => ${shownDays})
    order by e.at desc, e.id desc
    limit ${mostShown}
  `.execute(tx)
  return rows
}

export interface FailedDay {
  readonly at: string
  readonly times: number
}

/** Tries with a wrong password, by the days of a zone; whoever guesses for long fills no page. */
export async function failedDaysOf(
  tx: Transaction,
  userId: number,
  timeZone: string,
  now: Temporal.Instant,
): Promise<FailedDay[]> {
  const { rows } = await sql<FailedDay>`
    select max(at) as at, count(*) as times
    from omsorg.sign_in_attempt
    where user_id = ${userId} and not succeeded
      and at > ${now.toString()}::timestamptz - make_interval(days => ${shownDays})
    group by (at at time zone ${timeZone})::date
    order by 1 desc
  `.execute(tx)
  return rows
}

export interface Impersonation {
  readonly at: string
  readonly by_name: string
  readonly reason: string
}

/** When customer service acted as this account, who it was, and why. */
export async function impersonationsOf(
  tx: Transaction,
  userId: number,
  now: Temporal.Instant,
): Promise<Impersonation[]> {
  const { rows } = await sql<Impersonation>`
    select i.began_at as at, d.first_name || ' ' || d.last_name as by_name, i.reason
    from omsorg.impersonation i
    join omsorg.user_account d on d.id = i.by_user
    where i.user_id = ${userId} and i.began_at > ${now.toString()}::timestamptz - make_interval(days => ${shownDays})
    order by i.began_at desc
    limit ${mostShown}
  `.execute(tx)
  return rows
}
