import { readPrintProperties as contract } from '@omsorg/contract/prescriptions/settings/read-print-properties.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { printSettingsAt } from './print-settings.ts'

export const readPrintProperties = handle(contract, async ({ params, actor, tx }) => {
  const settings = await printSettingsAt(tx, actor, params.clientId)
  if (!settings) return notFound()
  const { showsPrices, showsNote, showsPrescriber, headerText } = settings
  return agree({
    properties: [
      ...(showsPrices ? ['ShowPrices' as const] : []),
      ...(showsNote ? ['ShowNote' as const] : []),
      ...(showsPrescriber ? ['ShowPrescriber' as const] : []),
      ...(headerText === '' ? [] : ['HeaderText' as const]),
    ],
    headerText,
  })
})
