import { setTimeout } from 'node:timers/promises'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import type { Bench } from '../bench.ts'
import { callOf, signInAtPlace } from '../client.ts'
import { memoryOf, ownMemoryOf } from '../cost/processor.ts'
import { send } from '../load.ts'
import { median } from '../measure.ts'
import { figure, table } from '../report.ts'
import { startProduct } from '../servers/product.ts'
import { memoryOfTree } from '../servers/tree.ts'

/** How long `npm start` takes with the database up, and what it keeps of memory: launcher and all. */
export async function measureStart({ world, given, options }: Bench): Promise<void> {
  // The first may have to build.
  await (await startProduct(given)).stop()
  const starts: number[] = []
  for (let time = 0; time < (options.quick ? 1 : 5); time += 1) {
    const product = await startProduct(given)
    starts.push(product.readyAfter)
    await product.stop()
  }
  const product = await startProduct(given)
  try {
    const [user] = world.users
    if (!user) throw new Error('the world of the bench has no user')
    const token = await signInAtPlace(product.address, user, world.password)
    await send(product.address, callOf(readCareRecipient, { params: { id: 1 } }, { token }))
    await setTimeout(options.quick ? 1000 : 10_000)
    const rows = table([
      ['npm start, database up', 36],
      ['', 8],
    ])
    rows.add(['to the first "ready", median', `${figure(median(starts) / 1000, 2)} s`])
    rows.add(['memory at rest, launcher counted', `${figure(memoryOfTree(product.launcherPid))} MiB`])
    const own = memoryOfTree(product.launcherPid, ownMemoryOf)
    rows.add(['of it not of files', `${figure(own)} MiB`])
    rows.add(['of it the server', `${figure(memoryOf(product.pid))} MiB`])
  } finally {
    await product.stop()
  }
}
