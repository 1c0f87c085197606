import {
  type AreaDifference,
  compareAreas,
  type ToldArea,
} from '@omsorg/domain/organisation/invoice-area/compare-areas.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type InvoiceArea, readAreasOfNumber } from './invoice-areas.sql.ts'

interface Asked {
  readonly clientId: string
  readonly customerNumber: string
}

/** Compares what is stored of a customer number with what the ERP has told. */
export async function compareStoredAreas(
  tx: Transaction,
  { clientId, customerNumber }: Asked,
  inErp: readonly ToldArea[],
): Promise<AreaDifference<InvoiceArea>[]> {
  const { areas } = await readAreasOfNumber(tx, clientId, customerNumber)
  return compareAreas(areas, inErp)
}

export function comparisonViewOf(
  { clientId, customerNumber }: Asked,
  differences: readonly AreaDifference<InvoiceArea>[],
) {
  return {
    clientId,
    customerNumber,
    areas: differences.map(({ code, state, here, inErp }) => ({
      code,
      state,
      here: here && { name: here.name, active: here.active },
      inErp: inErp && { name: inErp.name },
    })),
  }
}
