import pg from 'pg'
import { comparable, leftSince, nextTransaction, type Left } from '../lean/writers/left.ts'
import type { Answered } from '../load.ts'

/** Carries a call out and tells what it has left in the database. */
export async function leftBy<Result>(ownerUrl: string, call: () => Promise<Result>): Promise<readonly [Result, Left]> {
  const connection = new pg.Client({ connectionString: ownerUrl })
  await connection.connect()
  try {
    const [first] = (await connection.query<{ next: string }>(nextTransaction)).rows
    const result = await call()
    const ask = async (text: string, values: readonly unknown[] = []) =>
      (await connection.query<Record<string, unknown>>(text, [...values])).rows
    return [result, await leftSince(ask, first?.next ?? '0')]
  } finally {
    await connection.end()
  }
}

interface Told {
  readonly answer: unknown
  readonly left: Left
}

/** The answer of a lean server that also told what it took back. */
export function answerIn(answered: Answered): Answered {
  const { answer } = JSON.parse(String(answered.body)) as Told
  return { ...answered, body: Buffer.from(JSON.stringify(answer)) }
}

export function leftIn({ body }: Answered): Left {
  return (JSON.parse(String(body)) as Told).left
}

/** The rows that one has left and the other has not. */
export function unlikeLeft(one: Left, other: Left): string[] {
  const [left, right] = [comparable(one), comparable(other)]
  return [
    ...without(left, right).map((row) => `only the product: ${row}`),
    ...without(right, left).map((row) => `only lean: ${row}`),
  ]
}

function without(rows: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return rows.filter((row) => {
    const at = rest.indexOf(row)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}
