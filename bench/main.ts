// `npm run bench`: the product beside lean servers that answer the same. No time is asserted.
import { withBench, type Bench } from './bench.ts'
import { cases } from './cases/cases.ts'
import { compareCases } from './modes/compare.ts'
import { measureBeside } from './modes/beside.ts'
import { measureGrowth } from './modes/growth.ts'
import { measureHalf } from './modes/half.ts'
import { replayLog } from './modes/log.ts'
import { measureMixed } from './modes/mixed.ts'
import { explainPlans } from './modes/plans.ts'
import { measureReport } from './modes/report.ts'
import { measureStart } from './modes/start.ts'
import { measureWorst } from './modes/worst.ts'
import { readOptions, WrongOption, type Mode } from './options.ts'
import { measurePages } from './pages/pages.ts'

const measuring: Readonly<Record<Exclude<Mode, 'pages'>, (bench: Bench) => Promise<void>>> = {
  cases: (bench) =>
    compareCases(
      bench,
      cases.filter(({ name }) => !bench.options.only || name === bench.options.only),
    ),
  mixed: measureMixed,
  half: measureHalf,
  beside: measureBeside,
  growth: measureGrowth,
  start: measureStart,
  worst: measureWorst,
  report: measureReport,
  log: replayLog,
  plans: explainPlans,
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
try {
  const options = readOptions(
    process.argv.slice(2),
    cases.map(({ name }) => name),
  )
  const calls = options.modes.filter((mode) => mode !== 'pages')
  if (calls.length > 0) {
    await withBench(options, async (bench) => {
      for (const mode of calls) {
        console.log(`\n### ${mode}\n`)
        await measuring[mode](bench)
      }
    })
  }
  if (options.modes.includes('pages')) await measurePages(options.quick ? 1 : 3)
} catch (error) {
  console.error(error instanceof WrongOption ? error.message : error)
  process.exitCode = 1
}
