import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Whoever registers the same number in the same client waits until this transaction ends. */
export async function lockNumber(tx: Transaction, clientId: string, blind: Buffer): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${clientId}::text || encode(${blind}::bytea, 'hex'), 0))
  `.execute(tx)
}

export interface NumberHolder {
  /** Null out of reach. */
  readonly care_recipient_id: number | null
  readonly in_reach: boolean
  readonly is_protected: boolean
}

/** Who has one of these numbers in the client; of somebody at another care place no more than that there is one. */
export async function personsWithNumber(tx: Transaction, blindNumbers: readonly Buffer[]): Promise<NumberHolder[]> {
  const { rows } = await sql<NumberHolder>`
    select care_recipient_id, in_reach, is_protected from omsorg.persons_with_number(${blindNumbers}::bytea[])
  `.execute(tx)
  return rows
}

/** Those of them of whom a search may tell: of a protected person at another care place it tells nothing. */
export function mayBeTold(holders: readonly NumberHolder[]): NumberHolder[] {
  return holders.filter((holder) => holder.in_reach || !holder.is_protected)
}

/** The same at customer service, in every client of the market. */
export async function personsWithNumberInReach(tx: Transaction, blindNumbers: readonly Buffer[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.care_recipient where identity_number_blind = any(${blindNumbers}::bytea[]) order by id
  `.execute(tx)
  return rows.map((row) => row.id)
}

/** How the identity is protected, as the population register said when somebody of the client asked last; null for no protection. */
export async function protectionSaidByRegister(tx: Transaction, blind: Buffer): Promise<Protection | null> {
  const { rows } = await sql<{ protected_kind: Protection | null }>`
    select omsorg.protection_said_by_register(${blind}::bytea) as protected_kind
  `.execute(tx)
  return rows[0]?.protected_kind ?? null
}

/** How the identity of whoever has the number in the client is protected; null for nobody, and for no protection. */
export async function protectionOfNumber(tx: Transaction, blind: Buffer): Promise<Protection | null> {
  const { rows } = await sql<{ protected_kind: Protection | null }>`
    select omsorg.protection_of_number(${blind}::bytea) as protected_kind
  `.execute(tx)
  return rows[0]?.protected_kind ?? null
}
