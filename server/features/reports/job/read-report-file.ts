import { readReportFile as contract } from '@omsorg/contract/reports/job/read-report-file.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { reportFileName } from '@omsorg/domain/reports/report/report-kinds.ts'
import { logViewsAt } from '../../../platform/access-log.sql.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { excel } from '../report/report-sheet.ts'
import { placesAreInReach, readNamedPersons, readReport, readReportPart } from './reports.sql.ts'

const personsAtOnce = 5_000

/** Whom it names is logged in the transaction that reads the file; where that fails, nobody gets it. */
export const readReportFile = handle(contract, async ({ params, actor, tx }) => {
  const { reportId } = params
  const report = await readReport(tx, reportId)
  if (report?.state !== 'done' || !report.is_kept || !(await placesAreInReach(tx, reportId))) return notFound()
  const content = await contentOf(tx, reportId, report.size)
  await logNamed(tx, actor, reportId)
  return agree({
    name: reportFileName(report.kind, report.from_day, report.to_day),
    size: report.size,
    type: excel,
    arrayBuffer: () => Promise.resolve(content),
  })
})

/** Part by part into the room of the whole, so that it is held once. */
async function contentOf(tx: Transaction, reportId: number, size: number): Promise<ArrayBuffer> {
  const content = new Uint8Array(size)
  let at = 0
  for (let part = 0; at < size; part += 1) {
    const next = await readReportPart(tx, reportId, part)
    if (!next) throw new Error('a part of the report is missing')
    content.set(next, at)
    at += next.length
  }
  return content.buffer
}

async function logNamed(tx: Transaction, actor: Actor, reportId: number): Promise<void> {
  let after = 0
  for (;;) {
    const persons = await readNamedPersons(tx, reportId, { after, most: personsAtOnce })
    await logViewsAt(tx, actor, { action: contract.name, persons })
    if (persons.length < personsAtOnce) return
    after = persons.at(-1)?.careRecipientId ?? after
  }
}
