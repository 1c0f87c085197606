import type { userNumbers } from '@omsorg/contract/sign-in/invoice-area/user-numbers.ts'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database.ts'
import { readAreasOfClient, readPairs, readPairsVersion, readPlacesOfUser } from './user-numbers.sql.ts'

const mostPlaces = 200

/** An area that went out of use is shown to whoever has it still. */
export async function userNumbersView(
  tx: Transaction,
  userId: number,
  clientId: string,
): Promise<z.output<typeof userNumbers>> {
  const [pairs, carePlaces, areas, rowVersion] = await Promise.all([
    readPairs(tx, userId),
    readPlacesOfUser(tx, { userId, clientId, most: mostPlaces }),
    readAreasOfClient(tx, clientId),
    readPairsVersion(tx, userId),
  ])
  const held = new Set(pairs.flatMap(({ invoiceAreaIds }) => invoiceAreaIds))
  const invoiceAreas = areas
    .filter(({ invoiceAreaId, active }) => active || held.has(invoiceAreaId))
    .map((row) => {
      const { active: _, ...area } = row
      return area
    })
  return { userId, pairs, carePlaces, invoiceAreas, rowVersion }
}
