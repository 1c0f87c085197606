import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** What products ask of a person at a place: code 15 (rules 3.9), and what the person does not bear. */
export interface RecipientFactsRecord {
  readonly status: RecipientStatus
  readonly status_at_place: LinkStatus
  readonly is_protected: boolean
  readonly has_address: boolean
  readonly place_has_address: boolean
  readonly latex_sensitive: boolean
  readonly pvc_sensitive: boolean
}

/** Undefined when the person is out of reach. */
export async function readRecipientFacts(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string | null,
): Promise<RecipientFactsRecord | undefined> {
  const { rows } = await sql<RecipientFactsRecord>`
    select c.status, coalesce(link.status, 1) as status_at_place, c.protected_kind is not null as is_protected,
           c.latex_sensitive, c.pvc_sensitive,
           exists (select from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery') as has_address,
           exists (select from omsorg.merged_order_setting s
                   where s.care_place_id = ${carePlaceId}::uuid and s.delivery_street is not null) as place_has_address
    from omsorg.care_recipient c
    left join omsorg.care_recipient_place link
      on link.care_recipient_id = c.id and link.care_place_id = ${carePlaceId}::uuid
    where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}
