import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, within, type Reach, type TestDatabase } from './testing-database.ts'
import { persons, seedWorld, users } from './testing-world.ts'

/** Columns that stay when a person is anonymized, by the reason. Every other column of a person must be empty afterwards. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'a word of a closed list, which many share': [
    'care_recipient.sex',
    'care_recipient.protected_kind',
    'care_recipient.protected_source',
    'register_lookup.answer',
    'register_lookup.protected_kind',
    'patient_fee.therapy_area',
    'prescription.therapy_area',
    'prescription.type',
    'prescription_row.cut_option',
    'investigation.therapy_area',
    'cart_item.therapy_area',
    'customer_order.source',
    'customer_order.crp_holder',
    'order_task.crp_holder',
    'customer_order.currency',
    'customer_order.receiver_country_code',
    'customer_order.delivery_method_code',
    'order_line.therapy_area',
    'order_patient_fee.therapy_area',
    'order_event.source',
    'order_task.kind',
    'order_task.outcome',
    'order_task.state',
    'product_claim.fault_kind',
    'product_claim.wanted_outcome',
  ],
  'what was prescribed, selected or ordered': [
    'prescription_row.item_number',
    'prescription_row.product_group_number',
    'prescription_row_flavor.item_number',
    'investigation_item.item_number',
    'cart_item.item_number',
    'cart_item_flavor.item_number',
    'order_line.item_number',
    'order_line.item_name',
    'order_line_flavor.item_number',
    'product_claim.item_number',
    'product_claim.item_name',
    'product_claim.lot_number',
  ],
  'a day of the care, and none of the person': [
    'care_recipient.protected_since',
    'patient_fee.valid_from',
    'prescription.start_date',
    'prescription.end_date',
    'prescription.effective_end_date',
    'prescription_row_addition.start_date',
    'prescription_row_addition.end_date',
    'row_supply.start_date',
    'row_supply.end_date',
    'row_supply.runs_out_on',
    'row_supply.last_draw_on',
    'investigation.valid_from',
    'investigation.valid_to',
    'customer_order.contact_confirmed_on',
    'customer_order.delivery_date',
    'order_part.delivery_date',
    'product_claim.dispatch_date',
    'product_claim.pick_up_date',
  ],
  'a number of whoever pays or of the order, and of no person': [
    'prescription.customer_number',
    'prescription.payer_customer_number',
    'order_part.customer_number',
    'order_part.erp_order_id',
    'product_claim.order_number',
  ],
  'a name of staff': ['product_claim.requester'],
  'what happened, in words of ours, ids, item numbers and amounts: never what somebody wrote': [
    'care_recipient_event.event',
    'care_recipient_event.detail',
    'prescription_event.event',
    'prescription_event.detail',
    'cart_item_event.event',
    'cart_item_event.detail',
    'investigation_event.event',
    'order_event.event',
    'order_event.detail',
    'order_task.detail',
  ],
  'what a report was asked for, and of nobody: its file goes': [
    'report.kind',
    'report.from_day',
    'report.to_day',
    'report.therapy_areas',
    'report.language',
    'report.state',
  ],
  'the access log says for good who looked, and holds no word of the person': [
    'access_log.action',
    'access_log.criterion_hash',
    'access_log.reason',
    'access_log_sample.week_of',
    'access_log_sample.seed',
    'access_log_sample_row.action',
    'access_log_sample_row.judgement',
  ],
}

const homeMarket: Reach = { userId: users.customerService, market: 10, scope: 'market' }

interface Column {
  readonly table: string
  readonly name: string
  /** What is written into it, as an expression. */
  readonly canary: string
  /** Which rows of the table belong to the person: in the seeded world all of a table without a person in it. */
  readonly ofPerson: string
}

describe('anonymizing a person', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedWorld(database.owner)
  })
  afterAll(() => database.drop())

  const anonymize = () =>
    database.owner.query<{ done: boolean }>('select omsorg.anonymize_person($1, now()) as done', [persons.soren])

  async function exists(rowsOfTable: string): Promise<boolean> {
    const { rows } = await database.owner.query<{ found: boolean }>(
      `select exists (select from omsorg.${rowsOfTable}) as found`,
    )
    return rows[0]?.found ?? false
  }

  /** Every column of a person that can hold words, a day or a file: all but amounts, ids, moments and yes or no. */
  async function columnsOfPersons(): Promise<Column[]> {
    const { rows } = await database.owner.query<{ table: string; name: string; type: string; holdsPerson: boolean }>(`
      select c.relname as table, a.attname as name, coalesce(b.typname, t.typname) as type,
             exists (select from pg_attribute p where p.attrelid = c.oid and p.attname = 'care_recipient_id') as "holdsPerson"
      from omsorg.tables_of_persons() held
      join pg_class c on c.oid = held.name
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      join pg_type t on t.oid = a.atttypid
      left join pg_type b on b.oid = t.typbasetype and t.typtype = 'd'
      where coalesce(b.typname, t.typname) not in ('int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'bool', 'uuid', '_uuid', 'timestamptz')
      order by c.relname, a.attnum`)
    return rows.map(({ table, name, type, holdsPerson }) => ({
      table,
      name,
      canary: canaryOf(type, `canary in ${table}.${name}`),
      ofPerson:
        table === 'care_recipient'
          ? `id = ${persons.soren}`
          : holdsPerson
            ? `care_recipient_id = ${persons.soren}`
            : 'true',
    }))
  }

  /** Lets every column hold any word. */
  async function liftChecks(): Promise<void> {
    const { rows } = await database.owner.query<{ statement: string }>(`
      select case when contypid <> 0 then format('alter domain %s drop constraint %I', contypid::regtype, conname)
                  else format('alter table %s drop constraint %I', conrelid::regclass, conname) end as statement
      from pg_constraint where connamespace = 'omsorg'::regnamespace and contype = 'c' and coninhcount = 0
      union all
      select distinct format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname)
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.connamespace = 'omsorg'::regnamespace and k.contype = 'f' and a.atttypid = 'text'::regtype`)
    await database.owner.query(rows.map(({ statement }) => statement).join(';'))
  }

  /** Fills every column of the person, anonymizes, and says where it can be read still. `plant` comes before. */
  const readableAfterwards = (plant = '') =>
    within(database.owner, homeMarket, async () => {
      await database.owner.query(plant)
      await liftChecks()
      const columns = await columnsOfPersons()
      for (const [table, ofTable] of Map.groupBy(columns, (column) => column.table)) {
        const values = ofTable.map(({ name, canary }) => `"${name}" = ${canary}`).join(', ')
        await database.owner.query(`update omsorg.${table} set ${values} where ${ofTable[0]?.ofPerson}`)
      }
      const holding = async () => {
        const found: string[] = []
        for (const { table, name, canary } of columns) {
          if (await exists(`${table} where "${name}" = ${canary}`)) found.push(`${table}.${name}`)
        }
        return found
      }
      const filled = await holding()
      const empty = columns.map(({ table, name }) => `${table}.${name}`).filter((column) => !filled.includes(column))
      expect(
        empty,
        `no row of person ${persons.soren} holds these: give them one in database/testing-world.ts`,
      ).toEqual([])
      expect((await anonymize()).rows).toEqual([{ done: true }])
      return holding()
    })

  test('leaves no word, day or file of theirs in any column that is not listed as kept', async () => {
    const readable = await readableAfterwards()
    const listed = Object.values(kept).flat()
    expect(
      readable.filter((column) => !listed.includes(column)),
      'empty these columns in omsorg.anonymize_<table>(), by a new file in database/migrations, or say in `kept` of database/anonymize.test.ts why they stay',
    ).toEqual([])
    expect(
      listed.filter((column) => !readable.includes(column)),
      'these columns are gone or emptied: take them out of `kept` in database/anonymize.test.ts',
    ).toEqual([])
  })

  test('does so with every check of the tables in force', async () => {
    await within(database.owner, homeMarket, async () => {
      expect((await anonymize()).rows).toEqual([{ done: true }])
      await database.owner.query('set constraints all immediate')
    })
  })

  test('does nothing for a person out of reach', async () => {
    await within(database.owner, { ...homeMarket, market: 30 }, async () => {
      expect((await anonymize()).rows).toEqual([{ done: false }])
      expect(await exists("care_recipient where first_name = 'Søren'")).toBe(true)
    })
  })

  const newTable = `
    create table omsorg.directions (address_id integer references omsorg.address on delete set null, words text);
    insert into omsorg.directions select id, '' from omsorg.address;`

  test('finds a new table that nobody anonymizes', async () => {
    expect(await readableAfterwards(newTable)).toContain('directions.words')
  })

  test('calls the function of a new table, before what it belongs to is gone', async () => {
    const anonymizing = `
      create function omsorg.anonymize_directions(p_care_recipient_id integer) returns void language sql as $$
        update omsorg.directions d set words = ''
        from omsorg.address a where a.id = d.address_id and a.care_recipient_id = p_care_recipient_id
      $$;`
    expect(await readableAfterwards(newTable + anonymizing)).not.toContain('directions.words')
  })

  test('has no function that is never called, because its name is that of no table of persons', async () => {
    const { rows } = await database.owner.query(`
      select proname from pg_proc
      where pronamespace = 'omsorg'::regnamespace and proname like 'anonymize\\_%' and proname <> 'anonymize_person'
        and not exists (
          select from omsorg.tables_of_persons() held join pg_class c on c.oid = held.name
          where 'anonymize_' || c.relname = proname)`)
    expect(rows).toEqual([])
  })
})

function canaryOf(type: string, words: string): string {
  if (type === 'date') return `date '1937-05-23'`
  if (type === '_date') return `array[date '1937-05-23']`
  if (type === 'time') return `time '03:14:15'`
  if (type === 'bytea') return `convert_to('${words}', 'UTF8')`
  if (type === 'jsonb') return `jsonb_build_object('canary', '${words}')`
  if (type.startsWith('_')) return `array['${words}']::${type.slice(1)}[]`
  return `'${words}'`
}
