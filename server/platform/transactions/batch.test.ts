import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMigratedDatabase, dropDatabase } from '../../testing/database.ts'
import { openDatabase, type Database, type Transaction } from '../database.ts'
import { sql } from '../sql.ts'

let url: string
/** Of one connection: what it knows of a statement the next one meets. */
let database: Database
beforeAll(async () => {
  url = await createMigratedDatabase()
  database = openDatabase({ url, role: 'omsorg_app', connections: 1 })
})
afterAll(async () => {
  await database.close()
  await dropDatabase(url)
})

const divideByNothing = (tx: Transaction) => sql`select 1 / ${0}::int`.execute(tx)
const askOne = (tx: Transaction) => sql<{ one: number }>`select ${1}::int as one`.execute(tx)

describe('a statement that is asked again on its connection', () => {
  const halved = async (of: unknown) => {
    const ask = (tx: Transaction) =>
      sql<{ half: number; at: string | null }>`
        select ${of}::int / 2 as half, nullif(${'2026-11-23'}::date, '2000-01-01') as at`.execute(tx)
    return (await database.transaction(null, ask)).rows
  }

  test('answers alike when its columns are known', async () => {
    const asked = [await halved(2), await halved(4), await halved(null)]
    expect(asked).toEqual([1, 2, null].map((half) => [{ half, at: '2026-11-23' }]))
  })

  test('works when what was sent with it the first time was none of its values', async () => {
    const doubled = (of: unknown) =>
      database.transaction(null, async (tx) => (await sql`select ${of}::int * 2 as twice`.execute(tx)).rows)
    await expect(doubled('half')).rejects.toMatchObject({ code: '22P02' })
    expect(await doubled(3)).toEqual([{ twice: 6 }])
  })

  test('works when one before it failed the first time', async () => {
    const tripled = (before: (tx: Transaction) => Promise<unknown>) =>
      database.transaction(null, async (tx) => {
        const [, { rows }] = await Promise.all([before(tx), sql`select ${3}::int * 3 as thrice`.execute(tx)])
        return rows
      })
    await expect(tripled(divideByNothing)).rejects.toMatchObject({ code: '22012' })
    expect(await tripled(askOne)).toEqual([{ thrice: 9 }])
  })

  test('twice in one message is answered twice', async () => {
    const both = await database.transaction(null, (tx) =>
      Promise.all([1, 2].map((each) => sql<{ is: number }>`select ${each}::int as is`.execute(tx))),
    )
    expect(both.map(({ rows }) => rows)).toEqual([[{ is: 1 }], [{ is: 2 }]])
  })
})

describe('a value that cannot be sent', () => {
  const endless: unknown[] = []
  endless.push({ endless })

  test('fails its transaction, and the connection bears the next', async () => {
    const wrong = database.transaction(null, async (tx) => {
      await sql`select ${{ endless }}::jsonb`.execute(tx).catch(() => undefined)
    })
    await expect(wrong).rejects.toThrow(TypeError)
    expect((await database.transaction(null, askOne)).rows).toEqual([{ one: 1 }])
  })
})
