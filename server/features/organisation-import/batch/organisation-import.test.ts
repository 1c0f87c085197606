import { applyOrganisationImport } from '@omsorg/contract/organisation-import/batch/apply-organisation-import.ts'
import { exportOrganisation } from '@omsorg/contract/organisation-import/batch/export-organisation.ts'
import { previewOrganisation } from '@omsorg/contract/organisation-import/batch/preview-organisation.ts'
import { readOrganisationImport } from '@omsorg/contract/organisation-import/batch/read-organisation-import.ts'
import { listChanges } from '@omsorg/contract/organisation/change/list-changes.ts'
import { updateCareUnit } from '@omsorg/contract/organisation/care-unit/update-care-unit.ts'
import { createUser } from '@omsorg/contract/sign-in/user/create-user.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import type { SheetKind } from '@omsorg/domain/organisation-import/batch/columns.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesOf } from '../../../platform/sheets/sheet-lines.ts'
import { TextFile } from '../../../testing/caller.ts'
import { atOnce } from '../../../testing/world/at-once.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const clientId = () => world.home.client.id
const previewFile = (kind: SheetKind, file: TextFile) =>
  world.as(admin).call(previewOrganisation, { input: { clientId: clientId(), kind, file } })
const preview = async (kind: SheetKind, ...lines: readonly string[]) =>
  (await previewFile(kind, new TextFile('fil.csv', lines.join('\r\n')))).body
const apply = (importId: number, welcome = true) =>
  world.as(admin).call(applyOrganisationImport, { params: { importId }, input: { welcome } })
const rowsOf = async (importId: number) =>
  (await world.as(admin).call(readOrganisationImport, { params: { importId }, query: {} })).body.entities
const exported = async (kind: SheetKind, format: 'csv' | 'xlsx') => {
  const query = { clientId: clientId(), kind, format }
  const { body, text } = await world.as(admin).call(exportOrganisation, { query })
  if (format === 'csv') return new TextFile('fil.csv', text)
  const lines: string[] = []
  for await (const { cells } of linesOf(body as unknown as Uint8Array)) lines.push(cells.join('\t'))
  return new TextFile('fil.csv', lines.join('\n'))
}
const scalar = async (statement: string, ...values: unknown[]) =>
  Object.values((await world.owner.query<Record<string, unknown>>(statement, values)).rows[0] ?? {})[0]

describe('an organisation in spreadsheets', () => {
  test('is read in: units, their places, their users, each with its history and the users with their mail', async () => {
    const units = await preview('care-units', 'Namn', 'Hemvård  söder', 'Hemvård väster')
    expect(units).toMatchObject({ added: 2, changed: 0, errorCount: 0, state: 'previewed', rowsTotal: 2 })
    expect((await apply(units.importId)).body).toMatchObject({ state: 'applied', rowsDone: 2 })
    const places = await preview(
      'care-places',
      'Vårdenhet;Namn;E-post;Telefon;Kundnummer',
      'hemvård söder;Eken;eken@vik.example;070-174 06 18;7001',
    )
    expect((await apply(places.importId)).status).toBe(200)
    const users = await preview(
      'users',
      'Användarnamn;Förnamn;Efternamn;E-post;Språk;Vårdplats',
      'siri.backe;siri;backe;siri@vik.example;SV;Eken',
    )
    expect((await apply(users.importId)).status).toBe(200)

    const { rows } = await world.owner.query<{ id: number; at: string }>(
      `select u.id, u.first_name || ' ' || u.last_name || ', ' || p.name || ', ' || p.phone || ', ' || n.number as at
       from omsorg.user_account u join omsorg.membership m on m.user_id = u.id and m.is_default
       join omsorg.care_place p on p.id = m.node_id join omsorg.customer_number n on n.care_place_id = p.id and n.is_primary
       where u.user_name = 'siri.backe'`,
    )
    expect(rows[0]?.at).toBe('Siri Backe, Eken, +46701740618, 7001')
    const params = { id: rows[0]?.id ?? 0 }
    const { events } = (await world.as(admin).call(listUserEvents, { params, query: {} })).body
    expect(events.map(({ event }) => event).toSorted()).toEqual(['made', 'welcome-mailed'])
    const unitId = await scalar("select id from omsorg.care_unit where name = 'Hemvård söder'")
    const node = { nodeType: 'CareUnit' as const, nodeId: String(unitId) }
    const { changes } = (await world.as(admin).call(listChanges, { params: node, query: {} })).body
    expect(changes).toMatchObject([{ event: 'made', by: { name: expect.any(String) } }])
  })

  test.each(['care-units', 'care-places', 'users'] as const)(
    'is what it was, when the export of its %s is read in',
    async (kind) => {
      for (const format of ['csv', 'xlsx'] as const) {
        const { body } = await previewFile(kind, await exported(kind, format))
        const wrong = (await rowsOf(body.importId)).filter(({ change }) => change !== 'unchanged')
        expect(wrong).toEqual([])
        expect(body.unchanged).toBeGreaterThan(0)
      }
    },
  )

  test('shows what was and what becomes, and what is wrong with each row by its column', async () => {
    const old = world.people.nurse.userName
    const { importId, errorCount } = await preview(
      'users',
      'userName,firstName,lastName,email,phone,language,carePlace',
      `${old},Nytt,Namn,,,sv,`,
      'nils,Nils,Åkerström,nils.akerstrom@vik,12,sv,Gullvivan',
      'nils,,Åkerström,,,xx,',
      `${world.people.stranger.userName},Eva,Ek,,,sv,`,
    )
    expect(errorCount).toBe(3)
    const rows = await rowsOf(importId)
    expect(rows.map(({ row }) => row)).toEqual([3, 4, 5, 2])
    expect(rows.map(({ errors }) => errors.map(({ field, reason }) => `${field} ${reason}`))).toEqual([
      ['email not-valid', 'phone not-valid', 'carePlace not-found'],
      ['firstName missing', 'language not-valid', 'userName twice'],
      ['userName taken'],
      [],
    ])
    expect(rows[3]?.fields).toContainEqual({ field: 'lastName', before: expect.any(String), after: 'Namn' })
    expect(await apply(importId)).toMatchObject({ status: 400, errors: { 'has-errors': 'COM001001' } })
  })

  test('is not read in where it has changed since it was looked at: nothing of the file is', async () => {
    const { rows } = await world.owner.query<{ id: string }>(
      "select id from omsorg.care_unit where client_id = $1 and name = 'Hemvård väster'",
      [clientId()],
    )
    const id = rows[0]?.id ?? ''
    const { importId } = await preview('care-units', 'id;name', `${id};Hemvård öster`, ';Hemvård norr')
    await world.as(admin).call(updateCareUnit, { input: { id, clientId: clientId(), name: 'Hemvård mitt' } })
    expect(await apply(importId)).toMatchObject({ status: 409 })
    expect(await scalar("select count(*)::int from omsorg.care_unit where name = 'Hemvård norr'")).toBe(0)
    expect(await apply(importId)).toMatchObject({ status: 400, errors: { 'not-previewed': 'COM001001' } })
  })

  test('is read in once by two who do at once, and a user name that somebody took meanwhile takes everything back', async () => {
    const twice = await preview('care-units', 'name', 'Hemvård dag')
    const answers = await Promise.all([apply(twice.importId), apply(twice.importId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await scalar("select count(*)::int from omsorg.care_unit where name = 'Hemvård dag'")).toBe(1)

    const users = await preview('users', 'userName;firstName;lastName;language', 'ada;Ada;Al;sv', 'bo;Bo;Berg;sv')
    await world.as(admin).call(createUser, {
      input: {
        clientId: world.neighbour.client.id,
        firstName: 'Bo',
        lastName: 'Annan',
        userName: 'BO',
        language: 'sv',
      },
    })
    expect((await apply(users.importId)).status).toBe(409)
    expect(await scalar("select count(*)::int from omsorg.user_account where user_name = 'ada'")).toBe(0)
  })

  test('is not doubled by a file that was read twice, and both are applied at once', async () => {
    const lines = ['name', 'Hemvård natt', 'Hemvård kväll'] as const
    const both = [await preview('care-units', ...lines), await preview('care-units', ...lines)]
    const answers = await atOnce(
      world,
      clientId(),
      both.map(
        ({ importId }) =>
          () =>
            apply(importId),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await scalar("select count(*)::int from omsorg.care_unit where name ~ 'Hemvård (natt|kväll)'")).toBe(2)
  })

  test('leaves no row of people for longer than a day, but says what was read in', async () => {
    const old = await preview('care-units', 'name', 'Hemvård höst')
    const { importId } = await preview('care-units', 'name', 'Hemvård vår')
    const count = (table: string) => scalar(`select count(*)::int from omsorg.${table}`)
    const imports = await count('organisation_import')
    await world.owner.query(
      `update omsorg.organisation_import set created_at = created_at - interval '25 hours' where id <> ${importId}`,
    )
    await world.owner.query(`select graphile_worker.add_job('organisation-import/remove-old-rows')`)
    await expect.poll(world.jobsLeft).toBe(0)
    expect(await count('organisation_import')).toBe(imports)
    expect(
      await scalar('select array_agg(distinct organisation_import_id) from omsorg.organisation_import_row'),
    ).toEqual([importId])
    expect((await apply(old.importId)).status).toBe(409)
  })

  test.each([
    ['no file of a spreadsheet', new TextFile('x.csv', 'name\0'), 415],
    ['a heading that is unknown', new TextFile('x.csv', 'name;colour\nA1;röd'), 200],
    ['nothing but headings', new TextFile('x.csv', 'name\n'), 200],
  ])('is not read from %s', async (_, file, status) => {
    const answer = await previewFile('care-units', file)
    expect(answer.status).toBe(status)
    if (status === 200) expect(answer.body).toMatchObject({ errorCount: 1, rowsTotal: 0 })
  })
})
