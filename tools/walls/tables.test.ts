import { describe, expect, test } from 'vitest'
import { sourceOf } from './source.ts'
import { foreignWrites, unownedTables } from './tables.ts'

const writes = (path: string, statement: string) =>
  foreignWrites(sourceOf(path, `await sql\`${statement}\`.execute(tx)`))

describe('a table is written by its owner alone', () => {
  test.each([
    'insert into omsorg.order_part (id) values (1)',
    'update omsorg.order_part set state = 1',
    'update only omsorg.order_part set state = 1',
    'with a as (delete from omsorg.order_part returning id) select id from a',
    'merge into omsorg.order_part using b on true when matched then delete',
    'truncate omsorg.order_part',
    'INSERT INTO\n      omsorg.order_part values (1)',
  ])('%s', (statement) => {
    expect(writes('server/features/prescriptions/a.sql.ts', statement)).toHaveLength(1)
    expect(writes('server/features/prescriptions/row/a.ts', statement)).toHaveLength(1)
    expect(writes('server/platform/a.sql.ts', statement)).toHaveLength(1)
    expect(writes('server/main.ts', statement)).toHaveLength(1)
    expect(writes('server/features/orders/part/a.sql.ts', statement)).toEqual([])
  })

  test('what it cannot name is refused', () => {
    expect(writes('server/features/orders/a.sql.ts', 'insert into omsorg.nowhere values (1)')).toHaveLength(1)
    expect(writes('server/features/orders/a.sql.ts', 'insert into order_part values (1)')).toHaveLength(1)
    expect(writes('server/features/orders/a.sql.ts', 'delete from ${sql.table(table)}')).toHaveLength(1)
  })

  test('reading, locking and tests of another table pass', () => {
    const read = 'select from omsorg.order_part where id = 1 for no key update'
    expect(writes('server/features/prescriptions/a.sql.ts', read)).toEqual([])
    const write = 'update omsorg.order_part set state = 1'
    expect(writes('server/features/prescriptions/a.test.ts', write)).toEqual([])
    expect(writes('server/testing/orders.ts', write)).toEqual([])
  })
})

test('a table of the schema without an owner is found, and an owned one that the schema does not have', () => {
  const found = unownedTables(sourceOf('database/schema.sql', 'create table omsorg.nowhere (\n  id integer\n);\n'))
  expect(found).toContain('tools/walls/tables.ts: the table nowhere has no owner')
  expect(found).toContain('tools/walls/tables.ts: there is no table order_part')
})
