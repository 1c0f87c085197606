import { mostRows } from '@omsorg/domain/products/import/read-sheet.ts'
import { expect, test } from 'vitest'
import type { SheetLine } from '../../../platform/sheets/sheet-lines.ts'
import { filePartsOf } from './file-parts.ts'

async function read(lines: AsyncIterable<SheetLine>) {
  const parts = []
  for await (const part of filePartsOf('products', lines, 500)) parts.push(part)
  return parts
}

test('a file is read as far as it may have rows, and no row further', async () => {
  let furthest = 0
  async function* endless(): AsyncGenerator<SheetLine> {
    for (let row = 1; ; row += 1) {
      furthest = row
      yield { row, cells: [row === 1 ? 'itemNumber' : `I-${row}`] }
    }
  }
  const parts = await read(endless())
  expect(furthest).toBe(mostRows + 2)
  expect(parts.at(-1)?.errors).toEqual([{ row: mostRows + 1, field: '', code: 'too-many-rows' }])
  expect(Math.max(...parts.map(({ rows }) => rows.length))).toBe(500)
})

test('of headings that are wrong no row is read', async () => {
  let rows = 0
  async function* lines(): AsyncGenerator<SheetLine> {
    for (const cells of [['Colour'], ['red'], ['blue']]) yield { row: (rows += 1), cells }
  }
  expect(await read(lines())).toEqual([
    {
      rows: [],
      errors: [
        { row: 1, field: 'Colour', code: 'unknown-column' },
        { row: 1, field: 'itemNumber', code: 'missing-column' },
      ],
      isLast: true,
    },
  ])
  expect(rows).toBe(1)
})

test('a file with headings alone is empty', async () => {
  async function* lines(): AsyncGenerator<SheetLine> {
    yield { row: 1, cells: ['itemNumber'] }
    yield { row: 2, cells: ['', ''] }
  }
  expect((await read(lines()))[0]?.errors).toEqual([{ row: 1, field: '', code: 'empty-file' }])
})
