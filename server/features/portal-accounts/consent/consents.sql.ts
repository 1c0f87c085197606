import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Takes a no back and answers the id of the consent; undefined where none was said. */
export async function askAgain(
  tx: Transaction,
  given: { readonly careRecipientId: number; readonly portalAccountId: number; readonly now: Temporal.Instant },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update omsorg.crp_consent
    set declined_version = null, declined_at = null, asked_again_at = ${given.now.toString()}::timestamptz
    where care_recipient_id = ${given.careRecipientId} and crp_account_id = ${given.portalAccountId}
      and ended_at is null and declined_at is not null
    returning id
  `.execute(tx)
  return rows[0]?.id
}

export interface ConsentToAskFor {
  readonly email: string
  readonly market: MarketCode
  /** When it was asked again, as the number of the mail has it. */
  readonly asked: string
}

/** Undefined when it was answered meanwhile, or the account is gone. */
export async function consentToAskFor(tx: Transaction, consentId: number): Promise<ConsentToAskFor | undefined> {
  const { rows } = await sql<ConsentToAskFor>`
    select a.email, a.market, extract(epoch from k.asked_again_at)::bigint::text as asked
    from omsorg.crp_consent k join omsorg.crp_account a on a.id = k.crp_account_id
    where k.id = ${consentId} and k.asked_again_at is not null and k.ended_at is null
  `.execute(tx)
  return rows[0]
}
