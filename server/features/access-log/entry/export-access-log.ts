import { exportAccessLog as contract, mostExported } from '@omsorg/contract/access-log/entry/export-access-log.ts'
import { personsOf } from '@omsorg/contract/access-log/entry/logged-view.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { searchLog } from './access-log.sql.ts'
import { accessLogSheet } from './access-log-sheet.ts'
import { askedLog } from './asked-log.ts'
import { loggedViewOf } from './logged-view.ts'

export function exportAccessLog(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, language, ...call }) => {
    const asked = await askedLog(input, call, seal)
    if (!asked.ok) return asked
    const records = await searchLog(call.tx, asked.value, { page: 1, pageSize: mostExported + 1 })
    if (records.length > mostExported) return refuse('too-many-rows', { at: 'to' })
    const views = records.map((record) => loggedViewOf(record, seal))
    const t = await loadAllTexts(language)
    const sheet = await accessLogSheet(views, t, call.actor.market)
    return agree({
      fileName: `${t.accessLog.sheet.file} ${call.today.toString()}.xlsx`,
      content: Buffer.from(sheet).toString('base64'),
      rowCount: views.length,
      careRecipientIds: [...new Set(personsOf(views))],
    })
  })
}
