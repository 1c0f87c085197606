import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMigratedDatabase, dropDatabase, onceOn } from '../testing/database.ts'
import { ConnectionLost, openDatabase, type Database, type Transaction } from './database.ts'
import { sql } from './sql.ts'

let url: string
/** Of one connection: what one transaction leaves behind would meet the next. */
let database: Database
beforeAll(async () => {
  url = await createMigratedDatabase()
  await asOwner(`
    create table omsorg.noted (what text primary key, follows text references omsorg.noted deferrable initially deferred);
    grant select, insert on omsorg.noted to omsorg_app;
    create function omsorg.end_connection() returns boolean language sql security definer
      return pg_terminate_backend(pg_backend_pid());
    grant execute on function omsorg.end_connection() to omsorg_app`)
  database = openDatabase({ url, role: 'omsorg_app', connections: 1, statementLimitMilliseconds: 500 })
})
beforeEach(() => asOwner('truncate omsorg.noted'))
afterAll(async () => {
  await database.close()
  await dropDatabase(url)
})

const asOwner = (statement: string) => onceOn(url, statement)

const note = (tx: Transaction, what: string, follows: string | null = null) =>
  sql`insert into omsorg.noted (what, follows) values (${what}, ${follows})`.execute(tx)
const divideByNothing = (tx: Transaction) => sql`select 1 / ${0}::int`.execute(tx)
const byNothing = { code: '22012' }
const endOwnConnection = (tx: Transaction) => sql`select omsorg.end_connection()`.execute(tx)

async function noted(): Promise<string[]> {
  const { rows } = await asOwner('select what from omsorg.noted order by 1')
  return rows.map(({ what }) => String(what))
}

/** The connection bears the next transaction. */
async function bearsTheNext() {
  await database.transaction(null, (tx) => note(tx, 'next'))
  return (await noted()).includes('next')
}

describe('what travels together', () => {
  test('is sent without waiting: the work does not wait for its opening, nor the commit for what is sent with it', async () => {
    const order: string[] = []
    const opening = async (tx: Transaction) => {
      await note(tx, 'opened')
      order.push('opened')
    }
    await database.transaction(
      opening,
      async (tx) => {
        order.push('works')
        await note(tx, 'worked')
      },
      async (_, tx) => {
        await note(tx, 'logged')
        order.push('logged')
      },
    )
    expect(order).toEqual(['works', 'opened', 'logged'])
    expect(await noted()).toEqual(['logged', 'opened', 'worked'])
  })
})

describe('work that says with what it ends', () => {
  const logged = (tx: Transaction) => note(tx, 'logged')

  test('is committed with its last statements, and nobody judges its result', async () => {
    const result = await database.transaction(
      (tx) => note(tx, 'opened'),
      async (tx, leave) => {
        await note(tx, 'first')
        const last = note(tx, 'last')
        leave(logged)
        return last
      },
      () => 'rollback',
    )
    expect(result.rowCount).toBe(1)
    expect(await noted()).toEqual(['first', 'last', 'logged', 'opened'])
  })

  test.each([
    ['its last statement', divideByNothing, logged],
    ['what is sent with it', (tx: Transaction) => note(tx, 'last'), divideByNothing],
  ])('gives no answer and leaves nothing when %s fails', async (_, work, last) => {
    const left = database.transaction(null, async (tx, leave) => {
      await note(tx, 'first')
      const asked = work(tx)
      leave(last)
      return asked
    })
    await expect(left).rejects.toMatchObject(byNothing)
    expect(await noted()).toEqual([])
    expect(await bearsTheNext()).toBe(true)
  })

  test('asks nothing more', async () => {
    const left = database.transaction(null, async (tx, leave) => {
      leave(logged)
      await note(tx, 'later')
    })
    await expect(left).rejects.toThrow('after the end of its transaction')
    expect(await bearsTheNext()).toBe(true)
  })
})

describe('a transaction whose opening fails', () => {
  test.each([
    ['writes', (tx: Transaction) => note(tx, 'written')],
    ['writes without waiting', async (tx: Transaction) => void note(tx, 'written')],
    ['makes nothing of its failures', (tx: Transaction) => note(tx, 'written').catch(() => undefined)],
    ['asks nothing', () => Promise.resolve()],
    ['fails in its own way', () => Promise.reject(new Error('of its own'))],
  ])('has changed nothing and says why, when the work %s', async (_, work: (tx: Transaction) => Promise<unknown>) => {
    await expect(database.transaction(divideByNothing, work)).rejects.toMatchObject(byNothing)
    expect(await noted()).toEqual([])
    expect(await bearsTheNext()).toBe(true)
  })

  test('says so of a result that is refused, too', async () => {
    const refused = database.transaction(
      divideByNothing,
      () => Promise.resolve('no'),
      () => 'rollback',
    )
    await expect(refused).rejects.toMatchObject(byNothing)
  })
})

describe('reading', () => {
  const opened = (order: string[]) => (tx: Transaction) =>
    note(tx, `opened ${order.length}`).then(() => void order.push('opened'))
  const logged = (tx: Transaction) => note(tx, 'logged')
  const askingOn = (tx: Transaction) => note(tx, 'read').then(() => note(tx, 'then'))

  test('sends its last statement and the commit with the first, and waits for all of it', async () => {
    const result = await database.reading(opened([]), (tx) => note(tx, 'read'), {
      last: logged,
      isKept: () => false,
    })
    expect(result.rowCount).toBe(1)
    expect(await noted()).toEqual(['logged', 'opened 0', 'read'])
  })

  test.each([
    ['kept', true, ['logged', 'opened 0', 'opened 1', 'read', 'then']],
    ['refused', false, ['logged', 'opened 0', 'read']],
  ])('asks what comes later in a transaction of its own, which is opened again and %s', async (_, isKept, left) => {
    const order: string[] = []
    const twice = async (tx: Transaction) => {
      await note(tx, 'read')
      await note(tx, 'then')
    }
    await database.reading(opened(order), twice, { last: logged, isKept: () => isKept })
    expect(await noted()).toEqual(left)
    expect(await bearsTheNext()).toBe(true)
  })

  test.each([
    ['the opening', divideByNothing, logged, (tx: Transaction) => note(tx, 'read')],
    ['a read', opened([]), logged, divideByNothing],
    ['the last statement', opened([]), divideByNothing, (tx: Transaction) => note(tx, 'read')],
    ['the last statement, while the work asks on', opened([]), divideByNothing, askingOn],
  ])('gives no answer and leaves nothing when %s fails', async (_, opening, last, work) => {
    const reading = database.reading(opening, work, { last, isKept: () => true })
    await expect(reading).rejects.toMatchObject(byNothing)
    expect(await noted()).toEqual([])
    expect(await bearsTheNext()).toBe(true)
  })
})

describe('reading that PostgreSQL does not commit', () => {
  test('gives no answer and leaves nothing', async () => {
    const dangling = database.reading(
      (tx) => note(tx, 'opened', 'nothing'),
      (tx) => note(tx, 'read'),
      { last: (tx) => note(tx, 'logged'), isKept: () => true },
    )
    await expect(dangling).rejects.toMatchObject({ code: '23503' })
    expect(await noted()).toEqual([])
    expect(await bearsTheNext()).toBe(true)
  })
})

describe('of the statements under way', () => {
  test('the first that failed is the failure, not those that fail because of it', async () => {
    const together = database.transaction(null, (tx) =>
      Promise.all([note(tx, 'one'), divideByNothing(tx), note(tx, 'one'), note(tx, 'two')]),
    )
    await expect(together).rejects.toMatchObject(byNothing)
    expect(await noted()).toEqual([])
  })

  test('one that fails while another is waited for ends neither the process nor the answer', async () => {
    const apart = database.transaction(null, async (tx) => {
      const first = divideByNothing(tx)
      await note(tx, 'two')
      return first
    })
    await expect(apart).rejects.toMatchObject(byNothing)
  })

  test('one whose failure the work keeps to itself is no success', async () => {
    const quiet = database.transaction(null, async (tx) => {
      await note(tx, 'one')
      await divideByNothing(tx).catch(() => undefined)
      return 'done'
    })
    await expect(quiet).rejects.toMatchObject(byNothing)
    expect(await noted()).toEqual([])
  })

  test('one sent with the commit that fails leaves nothing', async () => {
    const last = database.transaction(
      null,
      (tx) => note(tx, 'one'),
      (_, tx) => divideByNothing(tx),
    )
    await expect(last).rejects.toMatchObject(byNothing)
    expect(await noted()).toEqual([])
  })

  test('one that is too slow says so, whatever follows it', async () => {
    const slow = database.transaction(null, (tx) => Promise.all([sql`select pg_sleep(5)`.execute(tx), note(tx, 'one')]))
    await expect(slow).rejects.toMatchObject({ code: '57014' })
    expect(await bearsTheNext()).toBe(true)
  })

  test('a later one, sent when the transaction has ended, reaches nobody', async () => {
    let goOn = () => {}
    const ended = new Promise<void>((resolve) => (goOn = resolve))
    let late: Promise<unknown> | undefined
    const goesOn = (tx: Transaction) => {
      late = ended.then(() => note(tx, 'late'))
      return late
    }
    const apart = database.transaction(null, (tx) => Promise.all([divideByNothing(tx), goesOn(tx)]))
    await expect(apart).rejects.toMatchObject(byNothing)
    await database.transaction(null, async (tx) => {
      await note(tx, 'of another')
      goOn()
      await expect(late).rejects.toThrow('after the end')
    })
    expect(await noted()).toEqual(['of another'])
  })
})

describe('a commit', () => {
  test('that PostgreSQL refuses is no success', async () => {
    const dangling = database.transaction(null, (tx) => note(tx, 'one', 'nothing'))
    await expect(dangling).rejects.toMatchObject({ code: '23503' })
    expect(await noted()).toEqual([])
    expect(await bearsTheNext()).toBe(true)
  })
})

describe('a connection that is lost', () => {
  test.each([
    ['while it opens', endOwnConnection, (tx: Transaction) => note(tx, 'one')],
    ['in the work', null, (tx: Transaction) => Promise.all([note(tx, 'one'), endOwnConnection(tx), note(tx, 'two')])],
    ['and the work keeps it to itself', null, (tx: Transaction) => endOwnConnection(tx).catch(() => undefined)],
    ['with the work waiting for something else', null, waitingForTheEnd],
  ])(
    '%s is said to be lost, and the next one is another',
    async (_, opening, work: (tx: Transaction) => Promise<unknown>) => {
      await expect(database.transaction(opening, work)).rejects.toBeInstanceOf(ConnectionLost)
      expect(await noted()).toEqual([])
      expect(await bearsTheNext()).toBe(true)
    },
  )

  test('with the commit is said to be lost', async () => {
    const last = database.transaction(
      null,
      (tx) => note(tx, 'one'),
      (_, tx) => endOwnConnection(tx),
    )
    await expect(last).rejects.toBeInstanceOf(ConnectionLost)
    expect(await noted()).toEqual([])
  })
})

/** Ends when PostgreSQL has ended the connection, about which no statement is there to hear. */
async function waitingForTheEnd(tx: Transaction): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  await note(tx, 'one')
  await asOwner(`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
}
