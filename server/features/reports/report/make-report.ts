import { makeReport as contract } from '@omsorg/contract/reports/report/make-report.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mostRowsAtOnce, reportFileName } from '@omsorg/domain/reports/report/report-kinds.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { logViewsAt } from '../../../platform/access-log.sql.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { excel } from '../../../platform/sheets/write-sheets.ts'
import { chooseReport } from './chosen-report.ts'
import { openReport } from './places.sql.ts'
import { reportSheet } from './report-sheet.ts'
import { reportSources } from './report-sources.ts'
import { rowsOfReport } from './rows-of-report.ts'

/** Page by page, each in a transaction of its own: whom a page names is logged where it is read. */
export const makeReport = handleInSteps(contract, async ({ input, actor, today, language, transaction }) => {
  const { reportType: kind, from, to } = input
  const chosen = await transaction(async (tx) => {
    const judged = await chooseReport(tx, input, { market: actor.market, today })
    if (!judged.ok) return judged
    const { asked, places } = judged.value
    const { rows } = await reportSources[kind].count(
      tx,
      asked,
      places.map(({ id }) => id),
    )
    if (rows > mostRowsAtOnce) return refuse('too-many-rows', { detail: { rows, most: mostRowsAtOnce } })
    return judged
  })
  if (!chosen.ok) return chosen
  const { asked, places } = chosen.value
  const t = await loadAllTexts(language)
  const logged = new Set<number>()
  const rows = rowsOfReport(kind, asked, places, {
    t,
    readPage: (read, place) =>
      transaction(async (tx) => {
        await openReport(tx)
        const page = await read(tx)
        const named = new Set(page.careRecipientIds.filter((id) => !logged.has(id)))
        await logViewsAt(tx, actor, {
          action: contract.name,
          persons: [...named].map((careRecipientId) => ({
            careRecipientId,
            carePlaceId: place.id,
            clientId: place.client_id,
          })),
        })
        for (const id of named) logged.add(id)
        return page
      }),
  })
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of await reportSheet(kind, rows, { t, market: actor.market })) parts.push(new Uint8Array(part))
  return agree(new File(parts, reportFileName(kind, from, to), { type: excel }))
})
