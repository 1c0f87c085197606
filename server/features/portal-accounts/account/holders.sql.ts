import type { HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Whoever may hold an account for a person, as the record has them. */
export interface HolderRecord {
  readonly holder: HolderKind
  readonly guardianId: number | null
  readonly name: string
  readonly phone: string | null
  /** The identity number as it is kept, in base64; null without one. */
  readonly sealedNumber: string | null
  readonly blind: string | null
}

export interface PersonToHold {
  readonly market: MarketCode
  readonly birth_date: string | null
  readonly protected_kind: Protection | null
  readonly status: RecipientStatus
  /** Null of a place that does not look after the person. */
  readonly status_at_place: LinkStatus | null
  readonly accounts_allowed: boolean
  readonly ordering_allowed: boolean
  /** Null where holders may order as the place lets them. */
  readonly through_place_reason: string | null
  readonly holders: readonly HolderRecord[]
}

/** A person with everybody who may hold an account for her; undefined out of reach. */
export async function readPersonToHold(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string | null,
): Promise<PersonToHold | undefined> {
  const { rows } = await sql<PersonToHold>`
    select r.market, r.birth_date, r.protected_kind, r.status, link.status as status_at_place,
           coalesce(s.crp_accounts_allowed, false) as accounts_allowed,
           coalesce(s.crp_ordering_allowed, false) as ordering_allowed,
           (select own.reason from omsorg.crp_person_setting own
            where own.care_recipient_id = r.id and own.through_place) as through_place_reason,
           coalesce((select json_agg(json_build_object(
                     'holder', each.holder, 'guardianId', each.guardian_id, 'name', coalesce(each.name, ''), 'phone', each.phone,
                     'sealedNumber', encode(each.sealed, 'base64'), 'blind', encode(each.blind, 'base64'))
                     order by each.position)
            from (
              select 0 as position, 'self' as holder, null::integer as guardian_id,
                     r.first_name || ' ' || r.last_name as name, r.phone,
                     null::bytea as sealed, r.identity_number_blind as blind
              union all
              select g.position, 'guardian', g.id, g.first_name || ' ' || g.last_name, g.phone,
                     g.identity_number_encrypted, g.identity_number_blind
              from omsorg.guardian g where g.care_recipient_id = r.id
              union all
              select 3, 'trustee', null, r.trustee_name, r.trustee_phone,
                     r.trustee_identity_number_encrypted, r.trustee_identity_number_blind
              where r.trustee_name is not null
            ) each), '[]') as holders
    from omsorg.care_recipient r
    left join omsorg.care_recipient_place link
      on link.care_recipient_id = r.id and link.care_place_id = ${carePlaceId}::uuid
    left join omsorg.place_setting s on s.care_place_id = link.care_place_id
    where r.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}
