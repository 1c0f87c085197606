import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing-database.ts'
import { seedWorld, users } from './testing-world.ts'

/** A column that ends in `_by` or is `by_user` says who did something; of these it is known who acted all the same. */
const excused: Readonly<Record<string, string>> = {
  'prescription_row.succeeded_by': 'a row, not a person',
  'impersonation.by_user': 'is the record of who helps',
  'refresh_family.entered_by': 'a parent enters as a child: nobody helps',
  'app_registration.created_by': 'below /api/Principal, where nobody helps as a user',
  'erp_run.begun_by': 'below /api/Principal, where nobody helps as a user',
  'import_batch.created_by': 'below /api/Principal, where nobody helps as a user',
  'item_replacement.requested_by': 'below /api/CSP, where nobody helps as a user',
  'item_replacement.skipped_by': 'below /api/CSP, where nobody helps as a user',
  'substitution_run.approved_by': 'below /api/CSP, where nobody helps as a user',
  'organisation_import.created_by': 'below /api/Principal, where nobody helps as a user',
  'static_content.updated_by': 'below /api/Principal, where nobody helps as a user',
  'static_content_version.written_by': 'below /api/Principal, where nobody helps as a user',
  'role_assignment.assigned_by': 'a right over people, which nobody has while they help',
  'user_account.status_changed_by': 'a right over people, which nobody has while they help',
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await seedWorld(database.owner)
  await database.owner.query(`
    create table omsorg.planted (id integer generated always as identity primary key, by_user integer, done_by integer);
    select omsorg.keep_both_names('omsorg.planted', 'done_by');`)
})
afterAll(() => database.drop())

/** The columns that say who did something and let a writer forget for whom. */
async function forgetful(): Promise<string[]> {
  const { rows } = await database.owner.query<{ place: string }>(`
    select c.relname || '.' || a.attname as place
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'omsorg'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.atttypid = 'integer'::regtype
      and (a.attname = 'by_user' or a.attname ~ '_by$')
      and not exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'name_both' and t.tgenabled = 'O'
          and split_part(encode(t.tgargs, 'escape'), '\\000', 1) = a.attname)
    order by 1`)
  return rows.map(({ place }) => place)
}

describe('who did something', () => {
  test('is written with both names in every table, but where it is known all the same', async () => {
    expect(await forgetful()).toEqual([...Object.keys(excused), 'planted.by_user'].toSorted())
  })
})

const helper = users.customerService
const { nurse, colleague } = users

/** What stands in the two columns, after a writer gave them in a transaction of the nurse, with or without a helper. */
async function written(acts: number | null, by: number | null, onBehalfOf: number | null, before: boolean) {
  const { owner } = database
  await owner.query('begin')
  try {
    await owner.query("select set_config('omsorg.user_id', $1, true), set_config('omsorg.impersonator_id', $2, true)", [
      String(nurse),
      String(acts ?? ''),
    ])
    const { rows } = before
      ? await owner.query('update omsorg.planted set done_by = $1 returning done_by, done_on_behalf_of', [by])
      : await owner.query(
          'insert into omsorg.planted (done_by, done_on_behalf_of) values ($1, $2) returning done_by, done_on_behalf_of',
          [by, onBehalfOf],
        )
    return Object.values(rows[0] as object)
  } finally {
    await owner.query('rollback')
  }
}

describe('a writer in a transaction', () => {
  test.each([
    ['of somebody who helps is both, whichever of the two is given', helper, nurse, null, [helper, nurse]],
    ['of somebody who helps is both, where the second is forgotten', helper, helper, null, [helper, nurse]],
    ['of somebody who helps leaves what a third person did', helper, colleague, null, [colleague, null]],
    ['of the user alone helps nobody', null, nurse, nurse, [nurse, null]],
    ['that carries out what was asked before keeps who asked', null, helper, colleague, [helper, colleague]],
    ['that knows nobody helps nobody', null, null, colleague, [null, null]],
  ])('%s', async (_rule, acts, by, onBehalfOf, expected) => {
    expect(await written(acts, by, onBehalfOf, false)).toEqual(expected)
  })

  test('changes both where it changes one, and takes the second away with the helper', async () => {
    await database.owner.query('insert into omsorg.planted (done_by, done_on_behalf_of) values ($1, $2)', [
      helper,
      colleague,
    ])
    expect(await written(helper, helper, null, true)).toEqual([helper, nurse])
    expect(await written(null, nurse, null, true)).toEqual([nurse, null])
  })
})
