import { readPrintProperties as contract } from '@omsorg/contract/prescriptions/settings/read-print-properties.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { defaultsBelow } from './defaults.ts'
import { readMerged } from './merged.sql.ts'
import { readOfClient } from './settings.sql.ts'

/** As the care place of the caller has it, else as the client has it. */
export const readPrintProperties = handle(contract, async ({ params, actor, tx }) => {
  const saved = await readOfClient(tx, params.clientId)
  if (!saved) return notFound()
  const here = actor.carePlaceId ? await readMerged(tx, params.clientId, actor.carePlaceId) : undefined
  const { printPrices, printNote, printPrescriber, printHeaderText } = here ?? defaultsBelow(saved)
  const headerText = printHeaderText ?? ''
  return agree({
    properties: [
      ...(printPrices === true ? ['ShowPrices' as const] : []),
      ...(printNote === false ? [] : ['ShowNote' as const]),
      ...(printPrescriber === false ? [] : ['ShowPrescriber' as const]),
      ...(headerText === '' ? [] : ['HeaderText' as const]),
    ],
    headerText,
  })
})
