import { previewImport } from '@omsorg/contract/products/import/preview-import.ts'
import { callOf, signIn } from '../client.ts'
import type { Next } from '../load.ts'
import type { BenchWorld } from '../world/world.ts'
import { ask } from './searched.ts'

const lines = 20_000

/** Reading a file of stock, which says what it would change and changes nothing, again and again. */
export async function stockFiles(world: BenchWorld, address: string): Promise<Next> {
  const token = await signIn(address, world.administrator, world.password)
  const products = await ask<{ number: string }>(
    world,
    'select item_number as number from omsorg.product order by id limit $1',
    [lines],
  )
  const text = ['itemNumber;status;quantity', ...products.map(({ number }) => `${number};in-stock;51`)].join('\n')
  const part = (head: string, body: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const body = [
    part('name="kind"', 'stock'),
    part('name="marketAreaCode"', '30'),
    part('name="file"; filename="stock.csv"\r\ncontent-type: text/csv', text),
    `--${boundary}--\r\n`,
  ].join('')
  const call = callOf(previewImport, { input: { kind: 'stock' } } as never, { token, application: 'PRINCIPAL' })
  const headers = { ...call.headers, 'content-type': `multipart/form-data; boundary=${boundary}` }
  return () => ({ sent: { ...call, headers, body }, isRight: ({ status }) => status === 200 })
}

const boundary = 'boundary-of-the-bench'
