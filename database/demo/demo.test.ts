import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { marketCodes, todayIn } from '@omsorg/domain/market.ts'
import { createSeal } from '../sealed.ts'
import { createTestDatabase, type TestDatabase } from '../testing-database.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { danishTestNumbers, swedishTestNumbers } from './data/test-identity-numbers.ts'
import { demoSecret, fillDemoWorld } from './fill.ts'
import { demoEids } from './identities.ts'
import { replayRows, suggestionOfPersons, type ReplayedRow } from './replay.ts'
import { renewalPlace } from './world/person-plan.ts'
import { ean13 } from './world/product-plans.ts'

const today = todayIn(10, Temporal.Now.instant())
let database: TestDatabase
let rows: readonly ReplayedRow[]

beforeAll(async () => {
  database = await createTestDatabase()
  await fillDemoWorld({ ownerUrl: database.url })
  rows = await replayRows(database.owner, today)
})
afterAll(() => database.drop())

async function column<Value>(query: string): Promise<Value[]> {
  const result = await database.owner.query<{ value: Value }>(query)
  return result.rows.map(({ value }) => value)
}

async function figures(query: string): Promise<Record<string, number>> {
  const result = await database.owner.query<{ key: string; value: string }>(query)
  return Object.fromEntries(result.rows.map(({ key, value }) => [key, Number(value)]))
}

describe('the demo world', () => {
  test('has a client in each market, with units, places and people', async () => {
    expect(await figures('select market::text as key, count(*) as value from omsorg.client group by 1')).toEqual({
      10: 1,
      30: 1,
      40: 1,
      80: 1,
    })
    expect(await column<number>('select count(*)::int as value from omsorg.care_recipient')).toEqual([240])
    const [units] = await column<number>(
      'select max(n) as value from (select count(*)::int as n from omsorg.care_unit group by client_id) as each',
    )
    const [places] = await column<number>(
      'select min(n) as value from (select count(*)::int as n from omsorg.care_place group by care_unit_id) as each',
    )
    expect(units).toBeLessThanOrEqual(5)
    expect(places).toBeGreaterThanOrEqual(3)
    const [products] = await column<number>('select count(*)::int as value from omsorg.product')
    expect(products).toBeGreaterThan(1000)
  })

  test('lets every account of the sign-in page in, in the right application, by the one password', async () => {
    const { rows: accounts } = await database.owner.query<{
      user_name: string
      application: string
      password_hash: string
    }>('select user_name, application, password_hash from omsorg.user_account where password_hash is not null')
    for (const { userName, application } of demoAccounts) {
      expect(accounts).toContainEqual(expect.objectContaining({ user_name: userName, application }))
    }
    expect(await verify(accounts[0]?.password_hash ?? '', demoPassword)).toBe(true)
  })

  test('has an orderer of some areas at a place where prescriptions run in these areas and in others', async () => {
    const areas = await column<string>(
      `select distinct p.therapy_area as value from omsorg.prescription p
       join omsorg.care_recipient_place l on l.care_recipient_id = p.care_recipient_id
       join omsorg.care_place place on place.id = l.care_place_id and place.name = 'Solgläntan, avd. 2'
       where p.status in (2, 4)`,
    )
    expect(areas).toEqual(expect.arrayContaining(['Incontinence', 'Nutrition', 'Diabetes']))
  })

  test('uses no identity number outside the official test series', async () => {
    const seal = createSeal(demoSecret)
    const { rows: sealed } = await database.owner.query<{ market: number; number: Buffer; blind: Buffer }>(
      'select market, identity_number_encrypted as number, identity_number_blind as blind from omsorg.care_recipient where identity_number_encrypted is not null',
    )
    // Everybody but the one who has come of age.
    expect(sealed.length).toBe(239)
    for (const { market, number, blind } of sealed) {
      const open = seal.open(number)
      expect(isTestNumber(market, open), open).toBe(true)
      expect(seal.blind(open).equals(blind)).toBe(true)
    }
  })

  test('gives every pack a valid EAN', async () => {
    const codes = await column<string>('select gtin as value from omsorg.product')
    expect(codes.filter((code) => ean13(code.slice(0, 12)) !== code)).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('has prescriptions in every status and orders in every status of the ERP, refused in the words of each market', async () => {
    const prescriptions = await figures(
      'select status::text as key, count(*) as value from omsorg.prescription group by 1',
    )
    expect(Object.keys(prescriptions)).toEqual(['1', '2', '3', '4', '5'])
    const parts = await figures('select erp_status::text as key, count(*) as value from omsorg.order_part group by 1')
    expect(Object.keys(parts)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    const types = await figures('select type::text as key, count(*) as value from omsorg.customer_order group by 1')
    expect(Object.keys(types)).toEqual(['1', '2', '3', '4'])
    const refusals =
      "select distinct refusal_reason as value from omsorg.order_part where refusal_reason ~* 'num(m|re|ero)'"
    expect(await column(refusals)).toHaveLength(4)
  })

  test('has orders over a year, none of them in the future', async () => {
    const [[oldest = '', newest = ''] = []] = await column<[string, string]>(
      'select array[min(confirmed_at), max(confirmed_at)]::text[] as value from omsorg.customer_order',
    )
    expect(Date.parse(oldest)).toBeLessThan(Date.now() - 300 * 86_400_000)
    expect(Date.parse(newest)).toBeLessThanOrEqual(Date.now())
    expect(await column('select id as value from omsorg.order_event where at > now()')).toEqual([])
  })

  test('has people in each market who do not tolerate latex or PVC, and are to have such a product', async () => {
    const marked = (column: 'latex' | 'pvc') =>
      figures(
        `select p.market::text as key, count(*) as value from omsorg.care_recipient p
         join omsorg.cart_item i on i.care_recipient_id = p.id and i.status in (1, 2)
         join omsorg.product g on g.id = i.product_id
         where p.${column}_sensitive and g.${column} group by 1`,
      )
    const someInEach = Object.fromEntries(
      [10, 30, 40, 80].map((market) => [market, expect.toSatisfy((n: number) => n > 0)]),
    )
    expect(await marked('latex')).toEqual(someInEach)
    expect(await marked('pvc')).toEqual(someInEach)
  })

  test('has counted stock in each market, of Astrid too, and nothing of it moves the day on which an item runs out', async () => {
    const counted = await column<{ readonly market: number; readonly of: string; readonly runsOutOn: string }>(`
      select json_build_object('market', c.market, 'of', c.id || ' ' || p.name, 'runsOutOn', s.runs_out_on) as value
      from omsorg.stock_count n
      join omsorg.care_recipient c on c.id = n.care_recipient_id
      join omsorg.row_supply s on s.care_recipient_id = c.id and s.prescription_status in (2, 4)
      join omsorg.prescription_row r on r.id = s.prescription_row_id and r.item_number = n.item_number
      join omsorg.product p on p.id = r.product_id`)
    const byOrders = new Map(
      rows.map(({ recipientId, item, suggestion: { daysLeft } }) => [`${recipientId} ${item}`, daysLeft]),
    )
    const dayOf = (of: string) => today.add({ days: byOrders.get(of) ?? Number.NaN }).toString()
    expect(counted.filter(({ of, runsOutOn }) => runsOutOn !== dayOf(of))).toEqual([])
    expect(new Set(counted.map(({ market }) => market))).toEqual(new Set(marketCodes))
    const people = await column<string>(
      `select first_name as value from omsorg.care_recipient where id in (select care_recipient_id from omsorg.stock_count)`,
    )
    expect(people).toContain('Astrid')
  })

  test('announces no maintenance, and leaves one care place without order types', async () => {
    expect(
      await column(`select id as value from omsorg.static_content where type = 'maintenance' and status = 'active'`),
    ).toEqual([])
    expect(
      await column(
        `select p.name as value from omsorg.merged_order_setting s join omsorg.care_place p on p.id = s.care_place_id where s.order_types = '{}'`,
      ),
    ).toEqual(['Solgläntan, natt'])
  })
})

describe('what was drawn', () => {
  test('was allowed at its moment, on every row', () => {
    expect(rows.filter(({ tooMuch }) => tooMuch.length > 0)).toEqual([])
  })

  test('lies inside the period of its prescription', async () => {
    const strays = await column(`
      select l.id as value from omsorg.order_line l
      join omsorg.customer_order o on o.id = l.customer_order_id
      join omsorg.prescription_row r on r.id = l.prescription_row_id
      join omsorg.prescription p on p.id = r.prescription_id
      where o.confirmed_at::date not between p.start_date and coalesce(p.effective_end_date, p.end_date)`)
    expect(strays).toEqual([])
  })

  test('leaves each row of a running prescription in the state that the rules give it', () => {
    const running = rows.filter(({ prescriptionStatus }) => [2, 3, 4].includes(prescriptionStatus))
    expect(running.length).toBeGreaterThan(200)
    expect(running.filter(({ status, standing }) => (status === 3) !== standing.usedUp)).toEqual([])
  })

  test('adds up: lines make the subtotal, and the VAT of lines with that of the fees makes the VAT', async () => {
    const wrong = await column(`
      select o.id as value from omsorg.customer_order o
      join (select customer_order_id, sum(line_net) as net, sum(vat) as vat from omsorg.order_line group by 1) l
        on l.customer_order_id = o.id
      where l.net <> o.subtotal
        or o.vat < l.vat
        or (o.small_order_fee + o.express_fee + o.logistics_fee + o.delivery_fee = 0 and o.vat <> l.vat)`)
    expect(wrong).toEqual([])
  })
})

describe('Solgläntan, avd. 2', () => {
  const here = () => rows.filter(({ place }) => place === 'Solgläntan, avd. 2')
  const rowOf = (person: string, item: string) => here().find((row) => row.person === person && row.item === item)

  test('needs somebody today: 4 to order for, 3 soon, 1 without consumption, 30 with enough', async () => {
    const active = await column<number>(`
      select r.id as value from omsorg.care_recipient r join omsorg.care_recipient_place l on l.care_recipient_id = r.id
      join omsorg.care_place p on p.id = l.care_place_id
      where p.name = 'Solgläntan, avd. 2' and r.status = 1 and l.status = 1`)
    const words = [...suggestionOfPersons(here())].filter(([id]) => active.includes(id)).map(([, { word }]) => word)
    expect(active.length).toBe(38)
    expect(Map.groupBy(words, (word) => word)).toEqual(
      new Map([
        ['time-to-order', Array(4).fill('time-to-order')],
        ['soon', Array(3).fill('soon')],
        ['consumption-missing', ['consumption-missing']],
        ['recently-ordered', Array(30).fill('recently-ordered')],
      ]),
    )
  })

  test.each([
    ['Norrdun Komfort M', 'time-to-order', -2, 2, 14],
    ['Björka Protein 200 ml', 'soon', 3, 3, 15],
    ['Mossling Skum 10 × 10 cm', 'soon', 14, 1, 4],
    ['Norrdun Byxa L', 'recently-ordered', 45, 0, 0],
  ])(
    'Astrid Norrbäck has %s: %s, %i days left, %i withdrawals left, at most %i packages',
    (item, word, daysLeft, withdrawals, allowed) => {
      const row = rowOf('Astrid Norrbäck', item)
      expect(row?.suggestion).toMatchObject({ word, daysLeft })
      expect(row?.standing).toMatchObject({ withdrawalsRemaining: withdrawals, allowed })
    },
  )

  test.each([
    ['Holger Fjellman', 'Glidra Nelaton 40 cm, 12 Ch', 'time-to-order', 0],
    ['Torsten Dold', 'Stomarö Mjuk 1-dels, öppen', 'time-to-order', 0],
    ['Gun-Britt Sandelin', 'Björka Protein 200 ml, vanilj', 'time-to-order', -2],
    ['Sture Kvarnås', 'Norrdun Byxa L', 'soon', 3],
    ['Ingegerd Ryd', 'Mossling Skum 10 × 10 cm', 'soon', 6],
    ['Karl-Erik Tjäder', 'Kvartso Teststicka', 'soon', 9],
    ['Vera Halldin', 'Norrdun Lätt', 'consumption-missing', null],
  ])('%s has %s: %s', (person, item, word, daysLeft) => {
    expect(rowOf(person, item)?.suggestion).toMatchObject({ word, daysLeft })
  })

  test('Holger has drawn everything, and three renewals wait', async () => {
    expect(rowOf('Holger Fjellman', 'Glidra Nelaton 40 cm, 12 Ch')?.standing.usedUp).toBe(true)
    expect(await column<number>('select count(*)::int as value from omsorg.renew_request where status = 1')).toEqual([
      3,
    ])
  })
})

test('at one place about ten rows end within 60 days, with none, one and more withdrawals left', async () => {
  const left = await column<number>(`
    select least(2, r.withdrawals - s.draws) as value from omsorg.prescription_row r
    join omsorg.row_supply s on s.prescription_row_id = r.id
    join omsorg.prescription p on p.id = r.prescription_id
    join omsorg.care_place place on place.id = p.care_place_id and place.name = '${renewalPlace}'
    where p.status in (2, 3, 4) and p.end_date >= '${today}' and p.end_date < '${today.add({ days: 60 })}'`)
  expect(left.length).toBeGreaterThanOrEqual(8)
  expect(new Set(left)).toEqual(new Set([0, 1, 2]))
})

function isTestNumber(market: number, number: string): boolean {
  if (market === 10) return swedishTestNumbers.includes(number)
  if (market === 80) return danishTestNumbers.includes(number)
  if (market === 30) return /^\d{6}[-A-FU-Y]9\d{2}[0-9A-Y]$/.test(number)
  return /^\d{2}(8[1-9]|9[0-2])\d{7}$/.test(number)
}

test('something broken in a parcel that came, and a move, wait to be seen to: a trustee has told them in the portal', async () => {
  expect(
    await column(`select jsonb_build_array(t.kind, t.crp_holder, t.detail ->> 'fault', t.moved_to is not null) as value
      from omsorg.order_task t where t.asked_by is not null and t.state = 'open' order by t.kind`),
  ).toEqual([
    ['moved', 'trustee', null, true],
    ['reported', 'trustee', 'broken', false],
  ])
  expect(
    await column(`select jsonb_build_array(t.kind, f.media_type, f.by_holder) as value
      from omsorg.order_task_photo p join omsorg.order_task t on t.id = p.order_task_id
      join omsorg.stored_file f on f.id = p.file_id where t.asked_by = f.uploaded_by`),
  ).toEqual([['reported', 'image/png', true]])
})

test('two parents have accounts of the portal: the child of the one is a child, that of the other has come of age', async () => {
  expect(
    await column(`select jsonb_build_array(a.email, child.birth_date > current_date - interval '18 years') as value
      from omsorg.crp_account a join omsorg.crp_account_recipient link on link.crp_account_id = a.id
      join omsorg.care_recipient child on child.id = link.care_recipient_id
      where link.guardian_id is not null order by a.id`),
  ).toEqual([
    [demoEids.parent.name, true],
    [demoEids.formerParent.name, false],
  ])
})
