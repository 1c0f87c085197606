import type { Feature } from '@omsorg/contract/features.ts'
import type { Transaction } from '../database.ts'
import { sql } from '../sql.ts'

/** The code that a transaction fails with where the client has not turned on what a call is for. */
export const featureIsOff = 'OM423'

/** Fails unless the client of the caller has turned the feature on. */
export async function demandFeature(tx: Transaction, feature: Feature): Promise<void> {
  await sql`select omsorg.feature_or_fail(${feature})`.execute(tx)
}
