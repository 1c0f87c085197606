import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FakeOrder } from './fake-order.ts'

export interface FakeStore {
  readonly orders: Map<number, FakeOrder>
  keep(order: FakeOrder): Promise<void>
}

/** The orders of the fake ERP: in memory, and one file each when a folder is given, so that a restart finds them again. */
export async function openStore(folder: string | undefined): Promise<FakeStore> {
  const orders = new Map<number, FakeOrder>()
  if (folder === undefined) {
    return { orders, keep: async (order) => void orders.set(order.order.orderId, order) }
  }

  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!/^order-\d+\.json$/.test(name)) continue
    const order: FakeOrder = JSON.parse(await readFile(join(folder, name), 'utf8'))
    orders.set(order.order.orderId, order)
  }

  return {
    orders,
    async keep(order) {
      orders.set(order.order.orderId, order)
      const path = join(folder, `order-${order.order.orderId}.json`)
      // Writing beside and renaming leaves the old file or the new one after a kill, never half of one.
      await writeFile(`${path}.new`, JSON.stringify(order))
      await rename(`${path}.new`, path)
    },
  }
}
