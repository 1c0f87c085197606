import type pg from 'pg'

/** An open connection of the owner; whoever calls the builders keeps the transaction. */
export type Connection = Pick<pg.ClientBase, 'query'>

/** A row by its columns. Bytes are written as '\\x…' texts, arrays and objects as they are. */
export type Row = Readonly<Record<string, unknown>>

const rowsInOneStatement = 2000

/** Ids in a row, drawn before anything is inserted, so that rows of several tables can name each other. */
export async function takeIds(connection: Connection, table: string, count: number): Promise<number[]> {
  const { rows } = await connection.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2::int)`,
    [`omsorg.${table}`, count],
  )
  return rows.map((row) => Number(row.id))
}

export async function takeId(connection: Connection, table: string): Promise<number> {
  const [id] = await takeIds(connection, table, 1)
  if (id === undefined) throw new Error(`${table} gave no id`)
  return id
}

/** Inserts rows that have the same columns, many in one statement. PostgreSQL reads each value as the type of its column. */
export async function insertRows(connection: Connection, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ')
  for (let from = 0; from < rows.length; from += rowsInOneStatement) {
    const chunk = rows.slice(from, from + rowsInOneStatement)
    await connection.query(
      `insert into omsorg.${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::omsorg.${table}, $1::jsonb)`,
      [JSON.stringify(chunk)],
    )
  }
}

export async function insertRow(connection: Connection, table: string, row: Row): Promise<void> {
  await insertRows(connection, table, [row])
}

/** Inserts one row and answers the id that the table gave it. */
export async function insertForId(connection: Connection, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row)
    .map((column) => `"${column}"`)
    .join(', ')
  const { rows } = await connection.query<{ id: number }>(
    `insert into omsorg.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::omsorg.${table}, $1::jsonb) returning id`,
    [JSON.stringify(row)],
  )
  return Number(rows[0]?.id)
}

export function bytes(buffer: Buffer): string {
  return `\\x${buffer.toString('hex')}`
}

/** Gives each row its id, in the order in which they were drawn. */
export function withId(drawn: readonly number[]) {
  return <Given extends object>(row: Given, index: number) => ({ ...row, id: drawn[index] })
}
