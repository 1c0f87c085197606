import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { makeReport } from '@omsorg/contract/reports/report/make-report.ts'
import { readReportFigures } from '@omsorg/contract/reports/report/read-report-figures.ts'
import { readReportReach } from '@omsorg/contract/reports/report/read-report-reach.ts'
import {
  mostRowsAtOnce,
  type ReportKind,
  reportColumns,
  reportKinds,
} from '@omsorg/domain/reports/report/report-kinds.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf, readWorkbook } from '../../../testing/sheets/read-workbook.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

type Choice = Partial<InputOf<typeof makeReport>>

let world: World
let administrator: SignedIn
let today: Temporal.PlainDate
beforeAll(async () => {
  world = await openWorld()
  administrator = await world.signIn(world.people.unitAdministrator)
  today = world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate()
})
afterAll(() => world.close())

const chosen = (more: Choice = {}) => ({
  reportType: 'Orders' as ReportKind,
  from: today.subtract({ days: 60 }).toString(),
  to: today.toString(),
  ...more,
})
const make = (more: Choice = {}, caller = administrator, language = 'sv') =>
  world.as(caller).call(makeReport, { input: chosen(more), headers: { 'accept-language': language } })
const count = (more: Choice = {}, caller = administrator) =>
  world.as(caller).call(readReportFigures, { input: chosen(more) })
async function sheetOf(more: Choice = {}, caller = administrator, language = 'sv') {
  const answer = await make(more, caller, language)
  expect(answer.status, answer.text).toBe(200)
  return readWorkbook(answer.body as unknown as Uint8Array)
}

async function lookedAt(action: string) {
  const { rows } = await world.owner.query<{ user_id: number; care_recipient_id: number; care_place_id: string }>(
    'select user_id, care_recipient_id, care_place_id from omsorg.access_log where action = $1',
    [action],
  )
  return rows
}

describe('a report', () => {
  test.each(reportKinds)(
    'of %s is an Excel file with a frozen row of heads, and as many rows as were counted (O-2-117, O-7-184)',
    async (reportType) => {
      const [{ files, rows, frozenRows, sheetName }, figures] = await Promise.all([
        sheetOf({ reportType }),
        count({ reportType }),
      ])
      const { heads, titles } = textsOf('sv').reportColumns
      expect(files).toContain('[Content_Types].xml')
      expect(sheetName).toBe(titles[reportType])
      expect(frozenRows).toBe(1)
      expect(rows[0]?.map(({ text }) => text.replace(' (SEK)', ''))).toEqual(
        Object.keys(reportColumns[reportType]).map((key) => (heads as Record<string, string>)[key]),
      )
      expect(rows).toHaveLength(figures.body.rows + 1)
    },
  )

  test('has days that are days and amounts that are numbers, in the currency of the market', async () => {
    const { rows } = await sheetOf()
    const [heads, first] = rows
    const at = (name: string) => heads?.findIndex(({ text }) => text === name) ?? -1
    const { date, total } = textsOf('sv').reportColumns.heads
    const day = first?.[at(date)]
    expect(day).toMatchObject({ type: 'number', format: 'yyyy-mm-dd' })
    expect(day && dayOf(day)).toBe(today.subtract({ days: 10 }).toString())
    expect(first?.[at(`${total} (SEK)`)]).toMatchObject({ type: 'number', format: '#,##0.00' })
    const { rows: stored } = await world.owner.query<{ total: string }>(
      'select total from omsorg.customer_order where id = $1',
      [Number(first?.[0]?.text)],
    )
    expect(Number(first?.[at(`${total} (SEK)`)]?.text)).toBe(Number(stored[0]?.total) / 100)
  })

  test('without rows holds its heads, in each language of ours', async () => {
    for (const language of ['en', 'sv', 'fi', 'dk'] as const) {
      const { rows } = await sheetOf(
        { therapyAreas: ['Nutrition'] },
        administrator,
        language === 'dk' ? 'da' : language,
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]?.[3]?.text).toBe(textsOf(language).reportColumns.heads.date)
    }
  })

  test('is named after its kind and its days', async () => {
    const answer = await make()
    expect(answer.headers.get('content-disposition')).toContain(`Orders_${chosen().from}_${chosen().to}.xlsx`)
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
  })

  test('holds no formula, whatever somebody has written', async () => {
    const lines = ['=1+1', '+cmd', '-2', '@sum', '\t=1', '\r=1']
    await world.owner.query(
      `update omsorg.order_line l set item_name = (array['=1+1', '+cmd', '-2', '@sum'])[1 + l.id % 4]`,
    )
    await world.owner.query(`update omsorg.care_place set name = '=HYPERLINK("x")' where id = $1`, [
      world.home.place.id,
    ])
    const { rows } = await sheetOf({ reportType: 'OrderLines' })
    const cells = rows.flat()
    expect(cells.filter(({ type }) => type === 'formula')).toEqual([])
    expect(cells.some(({ type, text }) => type === 'words' && lines.includes(text))).toBe(true)
    expect(cells.some(({ text }) => text === '=HYPERLINK("x")')).toBe(true)
    await world.owner.query('update omsorg.care_place set name = $2 where id = $1', [
      world.home.place.id,
      world.home.place.name,
    ])
  })

  test.each(reportKinds)('of %s names nobody by name or number', async (reportType) => {
    const { rows } = await sheetOf({ reportType })
    const words = rows
      .flat()
      .map(({ text }) => text)
      .join('\n')
    const { rows: persons } = await world.owner.query<{ last_name: string; first_name: string }>(
      'select distinct first_name, last_name from omsorg.care_recipient',
    )
    for (const { first_name: first, last_name: last } of persons) expect(words).not.toContain(`${first} ${last}`)
    expect(words).not.toMatch(/\d{6,8}-?\d{4}/)
  })
})

describe('whom a report tells of', () => {
  test('stands in the access log, once for each person, at the own place of what was read', async () => {
    const before = (await lookedAt('reports/report/make-report')).length
    const { rows } = await sheetOf()
    const persons = new Set(rows.slice(1).flatMap((row) => (row[6]?.text ? [Number(row[6].text)] : [])))
    expect(persons.size).toBeGreaterThan(0)
    const logged = (await lookedAt('reports/report/make-report')).slice(before)
    expect(logged.map((each) => each.care_recipient_id).toSorted()).toEqual([...persons].toSorted())
    expect(new Set(logged.map((each) => each.user_id))).toEqual(new Set([world.people.unitAdministrator.id]))
    expect(logged.every((each) => [world.home.place.id, world.home.sister.id].includes(each.care_place_id))).toBe(true)
  })

  test('is nobody of another client, and figures show nobody', async () => {
    const before = (await lookedAt('reports/report/read-report-figures')).length
    const { body } = await count()
    expect(body.rows).toBeGreaterThan(0)
    expect(await lookedAt('reports/report/read-report-figures')).toHaveLength(before)
    const { rows: own } = await world.owner.query<{ count: number }>(
      'select count(*)::int as count from omsorg.customer_order where state = 2 and client_id = $1',
      [world.home.client.id],
    )
    expect(body.rows).toBe(own[0]?.count)
  })
})

describe('a report is refused', () => {
  const refusal = async (more: Choice) => {
    const answer = await make(more)
    return [answer.status, answer.body] as const
  }
  test('of a day before the last two years (O-8-20), after today (O-8-21), or of more than a year (O-8-22)', async () => {
    const earliest = today.subtract({ years: 2 })
    expect(await refusal({ from: earliest.subtract({ days: 1 }).toString(), to: earliest.toString() })).toMatchObject([
      400,
      { refusal: 'too-old', errors: { from: 'GBS007001' }, detail: { day: earliest.toString() } },
    ])
    expect(await refusal({ to: today.add({ days: 1 }).toString() })).toMatchObject([
      400,
      { refusal: 'after-today', errors: { to: 'GBS007002' }, detail: { day: today.toString() } },
    ])
    expect(await refusal({ from: today.subtract({ years: 1 }).toString() })).toMatchObject([
      400,
      { refusal: 'too-long', errors: { to: 'GBS007003' } },
    ])
  })

  test('of more rows than can be answered at once, and says how many there are (O-8-23)', async () => {
    const { rows: claimed } = await world.owner.query<{ id: number }>(
      `insert into omsorg.product_claim (client_id, care_place_id, type, requester, created_by, created_at)
       select $1, $2, 1, 'Maja', $3, $4::timestamptz from generate_series(1, $5) returning id`,
      [
        world.home.client.id,
        world.home.place.id,
        world.people.prescriber.id,
        world.clock.now().subtract({ hours: 48 }).toString(),
        mostRowsAtOnce + 1,
      ],
    )
    const { rows } = (await count({ reportType: 'Claims' })).body
    expect(await refusal({ reportType: 'Claims' })).toMatchObject([
      400,
      { refusal: 'too-many-rows', errors: { 'too-many-rows': 'GBS007004' }, detail: { rows, most: mostRowsAtOnce } },
    ])
    await world.owner.query('delete from omsorg.product_claim where id = any($1::int[])', [claimed.map(({ id }) => id)])
    expect((await refusal({ reportType: 'Claims' }))[0]).toBe(200)
  })

  test.each(['neighbour', 'abroad'] as const)('of a unit or a place of a client %s', async (other) => {
    const { place } = world[other]
    const answers = [await refusal({ careUnitIds: [place.careUnitId] }), await refusal({ carePlaceIds: [place.id] })]
    for (const answer of answers) expect(answer).toMatchObject([400, { refusal: 'unit-out-of-reach' }])
    expect((await count({ carePlaceIds: [place.id, world.home.place.id] })).status).toBe(400)
  })

  test('to whoever receives none, and of what lies beyond the own unit', async () => {
    const nurse = await world.signIn(world.people.nurse)
    expect((await make({}, nurse)).status).toBe(403)
    const unit = crypto.randomUUID()
    const place = crypto.randomUUID()
    const { client } = world.home
    await world.owner.query(`insert into omsorg.care_unit (id, client_id, name) values ($1, $2, 'Annan')`, [
      unit,
      client.id,
    ])
    await world.owner.query(
      `insert into omsorg.care_place (id, client_id, care_unit_id, name) values ($1, $2, $3, 'Annan plats')`,
      [place, client.id, unit],
    )
    expect(await refusal({ carePlaceIds: [place] })).toMatchObject([400, { refusal: 'unit-out-of-reach' }])
    const { body } = await world.as(administrator).call(readReportReach, {})
    expect(body.units.map(({ careUnitId }) => careUnitId)).toEqual([world.home.place.careUnitId])
    expect(body.earliest).toBe(today.subtract({ years: 2 }).toString())
  })
})

describe('customer service and administration', () => {
  test('have reports of their market, and of no other', async () => {
    for (const account of [world.people.customerService, world.people.administrator]) {
      const caller = await world.signIn(account)
      const { body } = await world.as(caller).call(readReportReach, {})
      const clients = new Set(body.units.map(({ clientName }) => clientName))
      expect([...clients].toSorted()).toEqual(['Region Fjällviken', 'Region Havsbro'])
      const [here, there] = await Promise.all([
        count({}, caller),
        count({ carePlaceIds: [world.abroad.place.id] }, caller),
      ])
      const { rows } = await world.owner.query<{ count: number }>(
        'select count(*)::int as count from omsorg.customer_order where state = 2 and market = 10',
      )
      expect(here.body.rows).toBe(rows[0]?.count)
      expect(there.status).toBe(400)
    }
  })

  test('of Finland have amounts in euro', async () => {
    const caller = await world.signIn(world.people.customerServiceAbroad)
    const { rows } = await sheetOf({}, caller, 'fi')
    expect(rows[0]?.map(({ text }) => text)).toContain('Summa (EUR)')
    expect((await count({}, caller)).body.currency).toBe('EUR')
  })
})
