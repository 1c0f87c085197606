import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { defaultsBelow } from './defaults.ts'
import { readMerged } from './merged.sql.ts'
import { readOfClient } from './settings.sql.ts'

/** What the print of a prescription shows (O-7-11). */
export interface PrintSettings {
  readonly showsPrices: boolean
  readonly showsNote: boolean
  readonly showsPrescriber: boolean
  readonly headerText: string
}

/** As the care place of the caller has it, else as the client has it; null where the client is out of reach. */
export async function printSettingsAt(
  tx: Transaction,
  { carePlaceId }: Actor,
  clientId: string,
): Promise<PrintSettings | null> {
  const saved = await readOfClient(tx, clientId)
  if (!saved) return null
  const here = carePlaceId ? await readMerged(tx, clientId, carePlaceId) : undefined
  const { printPrices, printNote, printPrescriber, printHeaderText } = here ?? defaultsBelow(saved)
  return {
    showsPrices: printPrices === true,
    showsNote: printNote !== false,
    showsPrescriber: printPrescriber !== false,
    headerText: printHeaderText ?? '',
  }
}
