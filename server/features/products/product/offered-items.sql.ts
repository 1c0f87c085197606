import { usualLeadDays } from '@omsorg/domain/orders/placing/delivery-date.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { AssortmentSettings, SettingsQuestion } from './assortment-settings.sql.ts'
import type { ItemRecord } from './items.sql.ts'

export interface OfferedQuestion extends SettingsQuestion {
  /** Whose prescriptions and selected products are marked; null = what is selected for the place. */
  readonly careRecipientId: number | null
  readonly itemNumbers: readonly string[]
  readonly today: Temporal.PlainDate
}

export interface Offered {
  readonly settings: AssortmentSettings
  /** In the order of the numbers; what the market does not have is missing. */
  readonly items: readonly ItemRecord[]
}

type Read = Offered & { readonly settings: { readonly non_stock_lead_days: number | null } }

/** What a client has settled of its assortment and the items of these numbers, read in one; undefined out of reach. */
export async function readOffered(
  tx: Transaction,
  { clientId, carePlaceId, careRecipientId, userId, itemNumbers, today }: OfferedQuestion,
): Promise<Offered | undefined> {
  const { rows } = await sql<{ offered: Read }>`
    select offered from omsorg.offered_items(
      ${clientId}::uuid, ${carePlaceId}::uuid, ${careRecipientId}::int, ${userId}::int, ${[...itemNumbers]}::text[],
      ${today.toString()}::date) offered
  `.execute(tx)
  const read = rows[0]?.offered
  return (
    read && {
      ...read,
      settings: { ...read.settings, non_stock_lead_days: read.settings.non_stock_lead_days ?? usualLeadDays.nonStock },
    }
  )
}
