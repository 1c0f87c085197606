import type { Taking } from '@omsorg/domain/organisation/client/parts-to-take.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readExtraFees, writeExtraFee } from './extra-fees.sql.ts'

/** The extra fees that hold today at another client, from today on. Fees that somebody saves here meanwhile are left. */
export async function takeExtraFee(tx: Transaction, from: string, to: string, today: string): Promise<Taking> {
  const [theirs, ours] = await Promise.all([readExtraFees(tx, from), readExtraFees(tx, to)])
  const current = theirs.find(({ validFrom }) => validFrom <= today)
  if (!current) return 'nothing'
  const rowVersion = ours.find(({ validFrom }) => validFrom === today)?.rowVersion ?? null
  const written = await writeExtraFee(tx, { ...current, clientId: to, validFrom: today, rowVersion })
  return written ? 'taken' : 'failed'
}
