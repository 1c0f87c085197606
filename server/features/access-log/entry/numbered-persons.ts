import type { Seal } from '@omsorg/database/sealed.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { blindNumbersOf } from '../../care-recipients/index.ts'
import { personsNumbered } from './access-log.sql.ts'

/** Everybody with a number, read as each market writes its numbers: administration is at home in all of them. */
export function personsWith(
  tx: Transaction,
  number: string,
  today: Temporal.PlainDate,
  seal: Seal,
): Promise<readonly number[]> {
  return personsNumbered(
    tx,
    marketCodes.flatMap((market) => blindNumbersOf(number, market, today, seal)),
  )
}
