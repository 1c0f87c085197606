import { readReportFile as contract } from '@omsorg/contract/reports/job/read-report-file.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { reportFileName } from '@omsorg/domain/reports/report/report-kinds.ts'
import { logViewsAt } from '../../../platform/access-log.sql.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handleInSteps, notFound } from '../../../platform/handle.ts'
import { excel } from '../../../platform/sheets/write-sheets.ts'
import { placesAreInReach, readNamedPersons, readReport, readReportPart } from './reports.sql.ts'

const personsAtOnce = 5_000

/**
 * Whom it names is logged before anything of it goes out; where that fails, nobody gets it. Then it goes part by part, each read
 * within the caller's reach: what is taken away meanwhile breaks off, and is no whole file.
 */
export const readReportFile = handleInSteps(contract, async ({ params, actor, ask, transaction }) => {
  const { reportId } = params
  const report = await transaction(async (tx) => {
    const found = await readReport(tx, reportId)
    if (found?.state !== 'done' || !found.is_kept || !(await placesAreInReach(tx, reportId))) return null
    await logNamed(tx, actor, reportId)
    return found
  })
  if (!report) return notFound()
  const parts = () => partsOf((part) => ask((tx) => readReportPart(tx, reportId, part)), report.size)
  return agree({
    name: reportFileName(report.kind, report.from_day, report.to_day),
    size: report.size,
    type: excel,
    parts,
    arrayBuffer: async () => new Uint8Array(Buffer.concat(await Array.fromAsync(parts()))).buffer,
  })
})

async function* partsOf(
  read: (part: number) => Promise<Uint8Array | undefined>,
  size: number,
): AsyncGenerator<Uint8Array> {
  let sent = 0
  for (let part = 0; sent < size; part += 1) {
    const next = await read(part)
    if (!next) throw new Error('a part of the report is missing')
    yield next
    sent += next.length
  }
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
