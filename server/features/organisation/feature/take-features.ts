import type { Taking } from '@omsorg/domain/organisation/client/parts-to-take.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readFeatureRecord, writeFeatures } from './features.sql.ts'

/** Turns on and off at a client, which is held, what is so at another one. */
export async function takeFeatures(tx: Transaction, from: string, to: string): Promise<Taking> {
  const theirs = await readFeatureRecord(tx, from)
  if (!theirs) return 'nothing'
  await writeFeatures(tx, to, theirs)
  return 'taken'
}
