import type { Taking } from '@omsorg/domain/organisation/client/parts-to-take.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readAvailability, writeAvailability } from './client-availability.sql.ts'

/** Gives a client, which is held, the kinds of agreement that another one sees. Areas of which that one says nothing stay. */
export async function takeAvailability(tx: Transaction, from: string, to: string): Promise<Taking> {
  const theirs = await readAvailability(tx, from)
  if (!theirs || theirs.areas.length === 0) return 'nothing'
  await writeAvailability(tx, to, theirs.areas)
  return 'taken'
}
