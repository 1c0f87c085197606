import { createHash, randomBytes } from 'node:crypto'
import { accountRequestStatus } from '@omsorg/domain/sign-in/account-request/request-status.ts'
import type { Connection } from '../build/rows.ts'
import type { Account } from '../build/people.ts'
import type { Seal } from '../../sealed.ts'

/** Whoever is new finds the link for a first password in the mailbox, which the server mails when it starts. */
export async function mailWelcome(connection: Connection, seal: Seal, { id }: Account): Promise<void> {
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  await connection.query(
    `with link as (
       insert into omsorg.password_link (hash, user_id, kind, expires_at, secret_sealed)
       values (sha256(convert_to($1, 'UTF8')), $2, 'welcome', now() + interval '7 days', $3)
       returning id
     )
     select graphile_worker.add_job('sign-in/send-password-link', json_build_object('linkId', link.id)) from link`,
    [secret, id, seal.seal(secret)],
  )
}

interface PlannedRequest {
  readonly firstName: string
  readonly lastName: string
  readonly organisation: string
  readonly workPlace: string
  readonly wishes: readonly string[]
  readonly reason: string
  /** By its name; null for one that fits nothing. */
  readonly unit: string | null
  readonly daysAgo: number
}

const planned: readonly PlannedRequest[] = [
  {
    firstName: 'Sanna',
    lastName: 'Lilja',
    organisation: 'Vik',
    workPlace: 'Kommunal omsorg Vik',
    wishes: ['order', 'follow'],
    reason: 'Vikarierar som sjuksköterska från den första, tillsammans med Cecilia.',
    unit: 'Kommunal omsorg Vik',
    daysAgo: 4,
  },
  {
    firstName: 'Jonas',
    lastName: 'Berggren',
    organisation: 'Kommunal omsorg',
    workPlace: 'Vik',
    wishes: ['order-for-store'],
    reason: 'Tar över förrådet.',
    unit: 'Kommunal omsorg Vik',
    daysAgo: 1,
  },
  {
    firstName: 'Petra',
    lastName: 'Sundin',
    organisation: 'Hemvården i Norr',
    workPlace: 'Team 3',
    wishes: ['prescribe', 'assess'],
    reason: 'Ny distriktssköterska.',
    unit: null,
    daysAgo: 2,
  },
]

/** People who ask for an account, have confirmed their address, and wait. */
export async function fillAccountRequests(connection: Connection, seal: Seal, now: Temporal.Instant): Promise<void> {
  for (const { unit, daysAgo, ...words } of planned) {
    const email = `${words.firstName}.${words.lastName}@omsorg.example`.toLowerCase()
    const at = now.subtract({ hours: 24 * daysAgo }).toString()
    const sealed = seal.seal(JSON.stringify({ ...words, email, phone: '+46 70 174 06 40', unitCode: '' }))
    await connection.query(
      `insert into omsorg.account_request
         (status, language, client_id, care_unit_id, sealed, address_hash, challenge_hash, secret_hash, asked_at, confirmed_at)
       select ${accountRequestStatus.open}, 'sv', u.client_id, u.id, $2, $3, $4, $5, $6, $6
       from (select 1) as one left join omsorg.care_unit u on u.name = $1`,
      [
        unit,
        sealed,
        seal.blind(`account request of ${email}`),
        randomBytes(16),
        createHash('sha256').update(randomBytes(32)).digest(),
        at,
      ],
    )
  }
}

/** Some roles of a care unit end soon, and wait for somebody to confirm them. */
export async function fillRoleTerms(connection: Connection, now: Temporal.Instant): Promise<void> {
  await connection.query(
    `insert into omsorg.role_term (user_id, node_type, node_id, client_id, confirm_by, last_day)
     select held.user_id, 'care-place', held.node_id, held.client_id, $1::date + (held.place * 11)::int,
            case when held.place = 3 then $1::date + 20 end
     from (
       select ra.user_id, ra.node_id, ra.client_id, row_number() over (order by ra.user_id, ra.node_id) as place
       from (select distinct user_id, node_id, client_id from omsorg.role_assignment) ra
       join omsorg.care_place p on p.id = ra.node_id
       join omsorg.care_unit u on u.id = p.care_unit_id and u.name = 'Kommunal omsorg Vik'
     ) held
     where held.place <= 6`,
    [now.toZonedDateTimeISO('Europe/Stockholm').toPlainDate().toString()],
  )
}
