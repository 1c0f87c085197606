import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayIn } from '@omsorg/domain/market.ts'
import { replayRows, suggestionOfPersons, type ReplayedRow } from '../demo/replay.ts'
import { createTestDatabase, type TestDatabase } from '../testing-database.ts'
import { generateScale, type ScaleWorld } from './generate.ts'

let database: TestDatabase
let world: ScaleWorld
let rows: readonly ReplayedRow[]

beforeAll(async () => {
  database = await createTestDatabase()
  world = await generateScale({ ownerUrl: database.url, recipients: 400 })
  rows = await replayRows(database.owner, todayIn(30, Temporal.Now.instant()))
})
afterAll(() => database.drop())

test('a scale world has a hundred persons at the place of its known user', async () => {
  const { rows: links } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from omsorg.care_recipient_place l
     join omsorg.membership m on m.node_id = l.care_place_id and m.user_id = $1 and m.is_default
     where l.care_place_id = $2`,
    [world.userId, world.carePlaceId],
  )
  expect(links).toEqual([{ count: 100 }])
})

test('a scale world draws nothing beyond what is allowed, and every row can still be drawn', () => {
  expect(rows.length).toBeGreaterThan(600)
  expect(rows.filter(({ tooMuch }) => tooMuch.length > 0)).toEqual([])
  expect(rows.filter(({ standing, serves }) => standing.usedUp || !serves)).toEqual([])
})

test('a scale world has persons who ordered recently, who run out soon and who are due', () => {
  const words = [...suggestionOfPersons(rows).values()].map(({ word }) => word)
  const shares = Map.groupBy(words, (word) => word)
  expect(shares.get('recently-ordered')?.length).toBeGreaterThan(words.length / 2)
  expect(shares.get('soon')?.length).toBeGreaterThan(words.length / 20)
  expect(shares.get('time-to-order')?.length).toBeGreaterThan(words.length / 20)
})

test('a scale world leaves no row without what it names, although the checks were relaxed', async () => {
  const { rows: keys } = await database.owner.query<ForeignKey>(foreignKeys)
  expect(keys.length).toBeGreaterThan(50)
  for (const { key, source, target, given, same } of keys) {
    const orphans = await database.owner.query(
      `select from ${source} s where ${given} and not exists (select from ${target} t where ${same})`,
    )
    expect(orphans.rowCount, key).toBe(0)
  }
})

interface ForeignKey {
  readonly key: string
  readonly source: string
  readonly target: string
  readonly given: string
  readonly same: string
}

const foreignKeys = `
  select c.conname as key, c.conrelid::regclass::text as source, c.confrelid::regclass::text as target,
    string_agg(format('s.%I is not null', own.attname), ' and ') as given,
    string_agg(format('s.%I = t.%I', own.attname, other.attname), ' and ') as same
  from pg_constraint c
  cross join lateral unnest(c.conkey, c.confkey) as pair (own, other)
  join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own
  join pg_attribute other on other.attrelid = c.confrelid and other.attnum = pair.other
  where c.contype = 'f' and c.connamespace = 'omsorg'::regnamespace
  group by c.oid, c.conname, c.conrelid, c.confrelid`
