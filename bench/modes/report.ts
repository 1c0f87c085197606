import { setInterval } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { askReport } from '@omsorg/contract/reports/job/ask-report.ts'
import { listReports } from '@omsorg/contract/reports/job/list-reports.ts'
import { readReportFile } from '@omsorg/contract/reports/job/read-report-file.ts'
import type { Bench } from '../bench.ts'
import { answerTo, callOf, signIn, signInAtPlace } from '../client.ts'
import { memoryOf } from '../cost/processor.ts'
import { send, type Sent } from '../load.ts'
import { percentile } from '../measure.ts'
import { figure, table } from '../report.ts'
import { startProduct } from '../servers/product.ts'
import { addLines, removeLines } from '../world/report-lines.ts'

const usualLines = 500_000
const everyMs = 100

/**
 * A report of order lines, from the rows of the database to the file and out to whoever fetches it: how long it takes, how much
 * more the server holds at its peak than before, and how long a page of one person waits beside it.
 */
export async function measureReport({ world, given, options }: Bench): Promise<void> {
  const wanted = options.lines ?? usualLines
  const added = await addLines(world.ownerUrl, wanted)
  const product = await startProduct(given)
  try {
    const { address, pid } = product
    const [user] = world.users
    if (!user) throw new Error('the world of the bench has no user')
    const nurse = renewed(() => signInAtPlace(address, user, world.password))
    const beside = watch(address, async () =>
      callOf(readCareRecipient, { params: { id: 1 } }, { token: await nurse() }),
    )
    // Warm, and at rest.
    await setTimeout(options.quick ? 3_000 : 15_000)
    const alone = beside.take()
    const service = renewed(() => signIn(address, world.customerService, world.password))
    const by = async () => ({ token: await service(), application: 'CSP' }) as const
    const before = memoryOf(pid) ?? 0
    const memory = watchPeak(pid)

    const input = { reportType: 'OrderLines' as const, from: added.from, to: added.to }
    const began = performance.now()
    const asked = await answerTo(
      address,
      askReport,
      callOf(askReport, { input }, { ...(await by()), key: crypto.randomUUID() }),
    )
    const made = await finished(async () => {
      const { reports } = await answerTo(address, listReports, callOf(listReports, {}, await by()))
      return reports.find(({ reportId }) => reportId === asked.reportId)
    })
    const seconds = (performance.now() - began) / 1000
    const [whileMade, peakMade] = [beside.take(), memory.take()]
    const fetched = performance.now()
    const file = await send(address, callOf(readReportFile, { params: { reportId: asked.reportId } }, await by()))
    if (file.status !== 200 || file.body.length !== made.size) throw new Error('the file is not what was made')
    const fetchSeconds = (performance.now() - fetched) / 1000
    const [whileFetched, peakFetched] = [beside.take(), memory.take()]
    await beside.end()
    memory.end()

    const rows = table([
      [`a report of ${made.rowsDone} lines`, 42],
      ['', 12],
    ])
    rows.add(['made in', `${figure(seconds, 1)} s`])
    rows.add(['its file', `${figure(made.size / 1024 / 1024, 1)} MiB`])
    rows.add(['the server before', `${figure(before)} MiB`])
    rows.add(['more at the peak while it was made', `${figure(peakMade - before)} MiB`])
    rows.add(['fetched in', `${figure(fetchSeconds, 1)} s`])
    rows.add(['more at the peak while it was fetched', `${figure(peakFetched - before)} MiB`])
    rows.add(['a page of one person alone, p99', `${figure(percentile(alone, 0.99), 1)} ms`])
    rows.add(['beside the making', `${figure(percentile(whileMade, 0.99), 1)} ms`])
    if (whileFetched.length > 0) rows.add(['beside the fetching', `${figure(percentile(whileFetched, 0.99), 1)} ms`])
  } finally {
    await product.stop()
    await removeLines(world.ownerUrl)
  }
}

interface Asked {
  readonly state: string
  readonly rowsDone: number
  readonly size: number
}

async function finished<Report extends Asked>(read: () => Promise<Report | undefined>): Promise<Report> {
  for (;;) {
    const report = await read()
    if (report?.state === 'done') return report
    if (!report || report.state === 'failed' || report.state === 'cancelled')
      throw new Error(`the report is ${report?.state ?? 'gone'}`)
    await setTimeout(500)
  }
}

/** A token holds for five minutes; a report may take longer. */
function renewed(signInAgain: () => Promise<string>): () => Promise<string> {
  let held: { readonly token: Promise<string>; readonly since: number } | null = null
  return () => {
    const now = performance.now()
    if (!held || now - held.since > 120_000) held = { token: signInAgain(), since: now }
    return held.token
  }
}

/** Calls at a fixed rate, whether the last ones are answered or not; each has waited since it was to be sent. */
function watch(address: string, callNow: () => Promise<Sent>) {
  let latencies: number[] = []
  const open = new Set<Promise<void>>()
  const ask = async () => {
    const call = await callNow()
    const due = performance.now()
    const { status } = await send(address, call)
    if (status !== 200) throw new Error(`the page beside the report was answered ${status}`)
    latencies.push(performance.now() - due)
  }
  const timer = setInterval(() => {
    const answered = ask().finally(() => open.delete(answered))
    open.add(answered)
  }, everyMs)
  return {
    take(): readonly number[] {
      const taken = latencies
      latencies = []
      return taken
    },
    async end(): Promise<void> {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}

function watchPeak(pid: number) {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid) ?? 0)
  }, 50)
  return {
    take(): number {
      const taken = peak
      peak = 0
      return taken
    },
    end: () => clearInterval(timer),
  }
}
