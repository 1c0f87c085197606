// `npm run bench`: the product against two bare servers that say the same to the same database. Nothing here is asserted.
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { startFakeErp } from '@omsorg/server/adapters/erp/fake.ts'
import { cases } from './cases.ts'
import { callOf, signInAtPlace } from './client.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { measure, median, type Pace } from './measure.ts'
import { readOptions, WrongOption, type Options } from './options.ts'
import { erpToken, profiling, startProduct, type ProductGiven } from './product.ts'
import { startRecordedProduct } from './record.ts'
import { send } from './load.ts'
import { headOfTable, rowOfTable } from './report.ts'
import { measurePages } from './pages/pages.ts'
import { openWorld, recipients, takeBackOrders, type BenchWorld } from './world.ts'

const careful: Pace = { rounds: 3, seconds: 2, warmUpSeconds: 2 }
const short: Pace = { rounds: 1, seconds: 1, warmUpSeconds: 1 }

async function bench(options: Options): Promise<void> {
  const world = await openWorld()
  process.once('exit', world.stop)
  // An ERP that takes its time: the hand-over waits in the queue while Confirm is measured.
  const erp = await startFakeErp({ token: erpToken, switches: { answerAfterMs: 60_000 } })
  const given = { databaseUrl: world.servingUrl, jobsUrl: world.jobsUrl, erpUrl: erp.url }
  try {
    await takeBackOrders(world.ownerUrl)
    console.log(
      `${recipients} care recipients, ${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(2)}\n`,
    )
    await measureCases(world, given, options)
    if (!options.only) await measureStart(world, given, options)
  } finally {
    await erp.stop()
    await takeBackOrders(world.ownerUrl)
    process.off('exit', world.stop)
    world.stop()
  }
}

async function measureCases(world: BenchWorld, given: ProductGiven, options: Options): Promise<void> {
  const pace = options.quick ? short : careful
  const [head, rule] = headOfTable().split('\n')
  console.log(`${head} load |\n${rule} ---: |`)
  for (const each of cases.filter(({ name }) => !options.only || name === options.only)) {
    const recorded = await startRecordedProduct(given)
    const measured = await startProduct({ ...given, nodeArguments: options.profile ? profiling() : [] })
    try {
      const figures = await measure(each, world, { measured, recorded }, pace)
      console.log(`${rowOfTable(figures)} ${loadavg()[0]?.toFixed(1).padStart(4)} |`)
    } catch (error) {
      // The other cases are worth knowing all the same.
      console.error(error)
      process.exitCode = 1
    } finally {
      await Promise.all([recorded.stop(), measured.stop()])
      if (each.writes) await takeBackOrders(world.ownerUrl)
    }
  }
}

async function measureStart(world: BenchWorld, given: ProductGiven, options: Options): Promise<void> {
  const starts: number[] = []
  for (let time = 0; time < (options.quick ? 1 : 5); time += 1) {
    const product = await startProduct(given)
    starts.push(product.readyAfter)
    await product.stop()
  }
  console.log(`\nstart, from the process to "ready": ${(median(starts) / 1000).toFixed(2)} s`)

  const product = await startProduct(given)
  try {
    const [user] = world.users
    if (!user) return
    const token = await signInAtPlace(product.address, user, world.password)
    await send(product.address, callOf(readCareRecipient, { params: { id: 1 } }, { token }))
    await setTimeout(options.quick ? 1000 : 10_000)
    console.log(`memory at rest: ${product.memory()?.toFixed(0) ?? '-'} MiB`)
  } finally {
    await product.stop()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
try {
  const options = readOptions(
    process.argv.slice(2),
    cases.map(({ name }) => name),
  )
  await (options.pages ? measurePages(options.quick ? 1 : 3) : bench(options))
} catch (error) {
  console.error(error instanceof WrongOption ? error.message : error)
  process.exitCode = 1
}
