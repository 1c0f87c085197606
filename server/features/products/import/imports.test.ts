import { applyImport } from '@omsorg/contract/products/import/apply-import.ts'
import { listImports } from '@omsorg/contract/products/import/list-imports.ts'
import { previewImport } from '@omsorg/contract/products/import/preview-import.ts'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TextFile } from '../../../testing/caller.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { rowsAtOnce } from './file-part.ts'
import { memoryOfReader } from '../../../platform/sheets/read-in-worker.ts'
import { unpackedBytes } from '../../../platform/sheets/unpacked-bytes.ts'
import { readFile } from './spreadsheet.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }

type Kind = 'products' | 'prices' | 'agreements' | 'stock'

function preview(kind: Kind, lines: readonly string[], change: { complete?: 'true'; clientId?: string } = {}) {
  const clientId = kind === 'prices' || kind === 'agreements' ? world.home.client.id : undefined
  return world.as(admin).call(previewImport, {
    input: {
      kind,
      marketAreaCode: '10',
      ...(clientId ? { clientId } : {}),
      ...change,
      file: new TextFile('fil.csv', lines.join('\n')),
    },
  })
}

const apply = (importId: number) => world.as(admin).call(applyImport, { params: { importId } })

async function applied(kind: Kind, lines: readonly string[]): Promise<void> {
  const { body } = await preview(kind, lines)
  const { status, text } = await apply(body.importId)
  expect([status, text.includes('applying')]).toEqual([200, true])
  await expect.poll(() => stateOf(body.importId), within).toEqual(['applied', body.rowsTotal])
}

async function stateOf(importId: number): Promise<[string, number] | undefined> {
  const { body } = await world.as(admin).call(listImports, { query: {} })
  const found = body.entities.find((each) => each.importId === importId)
  return found && [found.state, found.rowsDone]
}

async function product(itemNumber: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await world.owner.query(
    `select name, brand, items_per_package, item_status, properties from omsorg.product where market = 10 and item_number = $1`,
    [itemNumber],
  )
  return rows[0]
}

describe('a file of products', () => {
  test('is looked at first: what it adds and changes is said field by field, and nothing is changed', async () => {
    const { pad } = world.home.products
    const { body } = await preview('products', [
      'itemNumber;name;therapyArea;brand;property.absorption',
      `${pad.itemNumber};${pad.name};;Nyvik;950`,
      'N-1;Ny bindel;Incontinence;Nyvik;400',
    ])
    expect([body.added, body.changed, body.removed, body.unchanged, body.errors]).toEqual([1, 1, 0, 0, []])
    expect(body.changes[0]?.fields.map(({ field, after }) => [field, after])).toEqual([
      ['brand', 'Nyvik'],
      ['absorption', '950'],
    ])
    expect(await product('N-1')).toBeUndefined()
  })

  test('is applied as a whole, and leaves open what it does not hold', async () => {
    const { pad } = world.home.products
    const before = await product(pad.itemNumber)
    await applied('products', [
      'itemNumber;name;therapyArea;brand;itemsPerPackage',
      `${pad.itemNumber};;;Nyvik;`,
      'N-2;Ny bindel;Incontinence;Nyvik;20',
    ])
    expect(await product(pad.itemNumber)).toEqual({ ...before, brand: 'Nyvik' })
    expect(await product('N-2')).toMatchObject({ name: 'Ny bindel', items_per_package: 20, item_status: 'sellable' })
  })

  test('with one error is not applied at all', async () => {
    const { body } = await preview('products', ['itemNumber;name;therapyArea', 'N-3;Bra;Incontinence', 'N-4;Dålig;Fel'])
    expect(body.errors).toEqual([
      { row: 3, field: 'therapyArea', code: 'not-valid' },
      { row: 3, field: 'therapyArea', code: 'missing' },
    ])
    const { status, errors } = await apply(body.importId)
    expect([status, errors]).toEqual([400, { 'has-errors': 'COM001001' }])
    expect(await product('N-3')).toBeUndefined()
  })

  test('that is complete takes what it does not name out of the range', async () => {
    const { body } = await preview('products', ['itemNumber;name', 'N-2;Ny bindel'], { complete: 'true' })
    expect(body.removed).toBeGreaterThan(0)
    expect(body.changes.filter(({ change }) => change === 'removed').every(({ row }) => row === null)).toBe(true)
  })
})

describe('a file of prices', () => {
  test('changes the price of the client that is named, and of no other', async () => {
    const { pad } = world.home.products
    const prices = async () => {
      const { rows } = await world.owner.query(
        `select client_id = $2 as ours, price from omsorg.product_offer where product_id = $1 order by 1`,
        [pad.id, world.home.client.id],
      )
      return rows.map(({ ours, price }) => [ours, Number(price)] as const)
    }
    const before = await prices()
    await applied('prices', ['itemNumber;price', `${pad.itemNumber};123,45`])
    expect(await prices()).toEqual(before.map(([ours, price]) => [ours, ours ? 12_345 : price]))
  })

  test('knows the items and agreements that there are', async () => {
    const { rows } = await world.owner.query<{ item_number: string }>(
      `insert into omsorg.product (market, item_number, name, therapy_area) values (10, 'UTAN-AVTAL', 'Utan avtal', 'Other')
       returning item_number`,
    )
    const { body } = await preview('prices', ['itemNumber;price', `${rows[0]?.item_number};1`, 'FINNS-INTE;1'])
    expect(body.errors).toEqual([
      { row: 2, field: 'itemNumber', code: 'no-agreement' },
      { row: 3, field: 'itemNumber', code: 'unknown-item' },
    ])
  })

  test('needs to be told whose prices they are, and of a client of the market', async () => {
    const file = new TextFile('x.csv', 'itemNumber;price\n1;1')
    const without = await world.as(admin).call(previewImport, { input: { kind: 'prices', marketAreaCode: '10', file } })
    expect(without.errors).toEqual({ clientId: 'COM001003' })
    const abroad = await preview('prices', ['itemNumber;price', '1;1'], { clientId: world.abroad.client.id })
    expect(abroad.errors).toEqual({ clientId: 'COM001001' })
  })
})

test('an agreement is made with the letter that people know it by', async () => {
  await applied('products', ['itemNumber;name;therapyArea', 'AVT-1;Avtalad;Other'])
  await applied('agreements', ['itemNumber;agreementType', 'AVT-1;S'])
  const { rows } = await world.owner.query(
    `select o.agreement_type, o.price from omsorg.product_offer o join omsorg.product p on p.id = o.product_id
     where p.item_number = 'AVT-1' and o.client_id = $1`,
    [world.home.client.id],
  )
  expect(rows).toEqual([{ agreement_type: 6, price: null }])
})

test('stock is set by a file', async () => {
  const { pad } = world.home.products
  await applied('stock', ['itemNumber;status;quantity', `${pad.itemNumber};few-in-stock;7`])
  const { rows } = await world.owner.query('select status, quantity from omsorg.product_stock where product_id = $1', [
    pad.id,
  ])
  expect(rows).toEqual([{ status: 'few-in-stock', quantity: 7 }])
})

test('an import that is applied fifty times at once is applied once', async () => {
  const { body } = await preview('stock', ['itemNumber;status', `${world.home.products.pad.itemNumber};on-order`])
  const answers = await Promise.all(Array.from({ length: 50 }, () => apply(body.importId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ errors }) => errors['not-previewed'] === 'COM001001')).toHaveLength(49)
  await expect.poll(() => stateOf(body.importId), within).toEqual(['applied', 1])
})

test('an import whose application is sent twice with one key answers twice alike, and another is not taken for it', async () => {
  const send = (importId: number) =>
    world.as(admin).call(applyImport, { params: { importId }, idempotencyKey: 'key-of-an-import' })
  const line = (status: string) => ['itemNumber;status', `${world.home.products.pad.itemNumber};${status}`]
  const [one, other] = [await preview('stock', line('in-stock')), await preview('stock', line('not-in-stock'))]
  const [first, again] = [await send(one.body.importId), await send(one.body.importId)]
  expect([first.status, again.text]).toEqual([200, first.text])
  expect((await send(other.body.importId)).status).toBe(422)
})

/** The rows of a stock or a catalogue as they are understood; null for a file that is none. */
async function rowsOf(kind: 'products' | 'stock', bytes: Uint8Array) {
  const rows: (readonly [number, object])[] = []
  for await (const part of readFile(kind, new Uint8Array(bytes))) {
    if ('isUnreadable' in part) return null
    rows.push(...part.rows.map(({ row, fields }) => [row, fields] as const))
  }
  return rows
}

describe('a spreadsheet', () => {
  test('of Excel is read like one of text, numbers and days included', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Lager',
          rows: [
            ['itemNumber', 'status', 'quantity', 'expectedOn'],
            ['0410', 'in-stock', 12, new Date('2026-12-01T00:00:00Z')],
          ],
        },
      ],
    })
    expect(await rowsOf('stock', bytes)).toEqual([
      [2, { itemNumber: '0410', status: 'in-stock', quantity: 12, expectedOn: '2026-12-01' }],
    ])
  })

  test.each([',', ';', '\t'])('may be divided by %j', async (sign) => {
    const bytes = Buffer.from(`itemNumber${sign}name\n\n007${sign}Åsa`)
    expect(await rowsOf('products', bytes)).toEqual([[3, { itemNumber: '007', name: 'Åsa' }]])
  })

  test('written by Excel in the Nordic countries keeps its letters', async () => {
    const bytes = Uint8Array.from([...Buffer.from('itemNumber;name\n1;'), 0xc5, 0xe4, 0xf6])
    expect(await rowsOf('products', bytes)).toEqual([[2, { itemNumber: '1', name: 'Åäö' }]])
  })

  test('that is none is refused, and nothing of it is kept', async () => {
    expect(await rowsOf('stock', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]))).toBeNull()
    expect(await rowsOf('stock', Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0, 0, 1]))).toBeNull()
    const count = async () => (await world.owner.query('select from omsorg.import_batch')).rowCount
    const before = await count()
    const { status, errors } = await preview('stock', ['itemNumber;status\0'])
    expect([status, errors, await count()]).toEqual([415, { 'not-readable': 'UNSUPPORTED_TYPE' }, before])
  })

  test('that unpacks to more than any catalogue is refused before it is unpacked', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'Lager', rows: [['itemNumber'], ['1']] }] })
    expect(unpackedBytes(bytes)).toBeLessThan(100_000)
    // The size of the first entry as the directory says it.
    const place = Buffer.from(bytes).indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24
    const bomb = Buffer.from(bytes)
    bomb.writeUInt32LE(2_000_000_000, place)
    expect([unpackedBytes(bomb) > 2_000_000_000 - 1, await rowsOf('stock', bomb)]).toEqual([true, null])
    bomb.writeUInt32LE(0, place)
    expect([unpackedBytes(bomb), await rowsOf('stock', bomb)]).toEqual([Infinity, null])
  })

  test('that is all lines takes nobody with it', async () => {
    const [bomb, harmless] = await Promise.all([
      rowsOf('products', Buffer.alloc(10 * 1024 * 1024, '\n')),
      rowsOf('products', Buffer.from('itemNumber\n1')),
    ])
    expect([bomb, harmless]).toEqual([null, [[2, { itemNumber: '1' }]]])
  })

  test('that takes more memory than a reader has takes nobody with it', async () => {
    expect(memoryOfReader.maxOldGenerationSizeMb + memoryOfReader.maxYoungGenerationSizeMb).toBeLessThan(100)
    expect(await rowsOf('products', Buffer.from(`itemNumber;name\n1;"${'x'.repeat(9 * 1024 * 1024)}"`))).toBeNull()
  })

  test('hands over so many rows at a time, and goes on when it is asked', async () => {
    const lines = Array.from({ length: 2 * rowsAtOnce + 1 }, (_, at) => `I-${at}`)
    const sizes: number[] = []
    for await (const part of readFile('products', new Uint8Array(Buffer.from(['itemNumber', ...lines].join('\n'))))) {
      sizes.push('isUnreadable' in part ? -1 : part.rows.length)
    }
    expect(sizes).toEqual([rowsAtOnce, rowsAtOnce, 1])
  })
})

test('one file is read, one waits, and further ones are sent away with a word', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      preview('stock', ['itemNumber;status', `${world.home.products.pad.itemNumber};on-order`]),
    ),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.errors).toEqual({ 'too-many-imports': 'OVERLOADED' })
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  expect((await preview('stock', ['itemNumber;status'])).status).toBe(200)
})
