import {
  compareClient,
  countStates,
  type NumberDifference,
} from '@omsorg/domain/organisation/customer-number/compare-client.ts'
import type { ErpCustomerNumber } from '../../../adapters/erp-catalogue/port.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readNumbersOfClient, type NumberOfClient, writeStatesOfClient } from '../../organisation/index.ts'

export type Difference = NumberDifference<NumberOfClient, ErpCustomerNumber>

/** Compares what is stored with what the ERP has told, and keeps how each number stands. */
export async function compareStored(
  tx: Transaction,
  clientId: string,
  inErp: readonly ErpCustomerNumber[],
  now: Temporal.Instant,
) {
  const { numbers, version } = await readNumbersOfClient(tx, clientId)
  const differences = compareClient(numbers, inErp)
  const states = differences.flatMap(({ stored, number, state }) =>
    stored ? [{ number, carePlaceId: stored.carePlaceId, state }] : [],
  )
  await writeStatesOfClient(tx, clientId, states, now)
  return { differences, version, counts: countStates(differences) }
}

type Compared = Awaited<ReturnType<typeof compareStored>>

export function comparisonViewOf(clientId: string, { differences, version, counts }: Compared) {
  return {
    clientId,
    differences: differences.map(({ stored, fields, ...rest }) => ({
      ...rest,
      fields: [...fields],
      carePlaceId: stored?.carePlaceId ?? null,
      carePlaceName: stored?.carePlaceName ?? null,
      ordersUnderWay: stored?.ordersUnderWay ?? 0,
    })),
    counts,
    rowVersion: version,
  }
}
