import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface EndedDevices {
  readonly devices: number
  readonly passkeys: number
}

/** What ended; undefined when the person has no such account. */
export async function endHolderDevices(
  tx: Transaction,
  given: {
    readonly careRecipientId: number
    readonly portalAccountId: number
    readonly carePlaceId: string | null
    readonly now: Temporal.Instant
  },
): Promise<EndedDevices | undefined> {
  const { rows } = await sql<EndedDevices>`
    select devices, passkeys from omsorg.sign_holder_out(${given.portalAccountId}, ${given.careRecipientId},
      ${given.carePlaceId}::uuid, ${given.now.toString()}::timestamptz)
  `.execute(tx)
  return rows[0]
}

export interface HolderToTell {
  readonly email: string
  readonly market: MarketCode
}

/** Undefined when the account is gone meanwhile. */
export async function holderToTell(tx: Transaction, portalAccountId: number): Promise<HolderToTell | undefined> {
  const { rows } = await sql<HolderToTell>`
    select a.email, a.market from omsorg.crp_account a where a.id = ${portalAccountId}
  `.execute(tx)
  return rows[0]
}
