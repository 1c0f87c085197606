import { exportUnitUsers } from '@omsorg/contract/sign-in/user-list/export-unit-users.ts'
import { searchUnitUsers } from '@omsorg/contract/sign-in/user-list/search-unit-users.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf, readWorkbook } from '../../../testing/sheets/read-workbook.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let administrator: SignedIn
beforeAll(async () => {
  world = await openWorld()
  administrator = await world.signIn(world.people.unitAdministrator)
})
afterAll(() => world.close())

const search = (input: object = {}) => world.as(administrator).call(searchUnitUsers, { input })
const namesOf = (body: { users: readonly { userName: string }[] }) => body.users.map(({ userName }) => userName)

describe('whoever administers a care unit', () => {
  test('is shown those who belong to its places, by first name, and nobody else (A-7.4-05, O-2-73)', async () => {
    const { body } = await search({ pageSize: 200 })
    expect(namesOf(body)).toEqual(expect.arrayContaining(['prescriber', 'colleague', 'unit.keeper']))
    expect(namesOf(body)).not.toContain('stranger')
    expect(namesOf(body)).not.toContain('foreigner')
    expect(body.totalCount).toBe(body.users.length)
    const first = body.users.map(({ firstName }) => firstName)
    expect(first).toEqual(first.toSorted(new Intl.Collator('sv').compare))
  })

  test('finds them by a part of a name, and a word of two letters is refused (A-7.4-05)', async () => {
    expect(namesOf((await search({ searchTerm: 'anna ek' })).body)).toEqual(['prescriber'])
    expect((await search({ searchTerm: 'an' })).status).toBe(400)
    expect(namesOf((await search({ searchTerm: 'stranger' })).body)).toEqual([])
  })

  test('is shown page after page (A-7.4-05)', async () => {
    const [one, two] = await Promise.all([search({ pageSize: 2 }), search({ pageSize: 2, page: 2 })])
    expect([one.body.users.length, two.body.users.length]).toEqual([2, 2])
    expect(new Set([...namesOf(one.body), ...namesOf(two.body)]).size).toBe(4)
    expect((await search({ pageSize: 2, page: 900 })).body).toMatchObject({
      users: [],
      totalCount: one.body.totalCount,
      page: 900,
      pageSize: 2,
    })
  })

  test('has them as an Excel file to keep, a line for each, with every cell a text (A-7.4-25, O-7-185, O-2-74)', async () => {
    await world.owner.query(`update omsorg.user_account set last_name = '=1+1' where id = $1`, [
      world.people.colleague.id,
    ])
    const answer = await world.as(administrator).call(exportUnitUsers, { headers: { 'accept-language': 'sv' } })
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.xlsx/)
    const { rows, frozenRows } = readWorkbook(answer.body as unknown as Uint8Array)
    const { body } = await search({ pageSize: 200 })
    expect([rows.length, frozenRows]).toEqual([body.totalCount + 1, 1])
    expect(rows.map(([, last]) => last)).toContainEqual({ type: 'words', text: '=1+1', format: '' })
  })

  test('reads of each of them what they belong to and hold, and the day of their last sign-in', async () => {
    const { prescriber, colleague } = world.people
    await world.owner.query(
      `update omsorg.user_account set last_sign_in_at = case when id = $1 then '2026-11-18T23:30:00Z'::timestamptz end
       where id in ($1, $2)`,
      [prescriber.id, colleague.id],
    )
    const answer = await world.as(administrator).call(exportUnitUsers, { headers: { 'accept-language': 'sv' } })
    const { rows } = readWorkbook(answer.body as unknown as Uint8Array)
    const { fields, overview } = textsOf('sv').organisationUsers
    expect(rows[0]?.map(({ text }) => text)).toEqual([
      fields.firstName,
      fields.lastName,
      fields.userName,
      fields.email,
      fields.status,
      textsOf('sv').organisation.overview.careUnits,
      textsOf('sv').unitUsers.places,
      textsOf('sv').roles.title,
      overview.lastSignIn,
    ])
    const rowOf = (name: string) => rows.find(([, , userName]) => userName?.text === name) ?? []
    const { rows: own } = await world.owner.query<{ name: string }>('select name from omsorg.care_unit where id = $1', [
      world.home.place.careUnitId,
    ])
    const [units, places, roles, lastSignIn] = rowOf('prescriber').slice(5)
    expect([units?.text, places?.text]).toEqual([own[0]?.name, expect.stringContaining(world.home.place.name)])
    expect(roles?.text).toContain(textsOf('sv').roles.names.Prescriber)
    // In Sweden that evening is the next day.
    expect(lastSignIn).toMatchObject({ type: 'number', format: 'yyyy-mm-dd' })
    expect(lastSignIn && dayOf(lastSignIn)).toBe('2026-11-19')
    expect(rowOf('colleague')[8]?.text ?? '').toBe('')
  })
})

test('whoever administers no care unit is refused both', async () => {
  const nurse = await world.signIn(world.people.nurse)
  expect((await world.as(nurse).call(searchUnitUsers, { input: {} })).status).toBe(403)
  expect((await world.as(nurse).call(exportUnitUsers, {})).status).toBe(403)
})
