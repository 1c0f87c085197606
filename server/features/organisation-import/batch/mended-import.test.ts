import { applyOrganisationImport } from '@omsorg/contract/organisation-import/batch/apply-organisation-import.ts'
import { exportOrganisation } from '@omsorg/contract/organisation-import/batch/export-organisation.ts'
import { mendImportRow } from '@omsorg/contract/organisation-import/batch/mend-import-row.ts'
import { previewOrganisation } from '@omsorg/contract/organisation-import/batch/preview-organisation.ts'
import { readOrganisationImport } from '@omsorg/contract/organisation-import/batch/read-organisation-import.ts'
import type { ImportKind, SheetKind } from '@omsorg/domain/organisation-import/batch/columns.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BytesFile, TextFile } from '../../../testing/caller.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { excelSheets } from '../../../platform/sheets/write-sheets.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const clientId = () => world.home.client.id
const previewFile = async (kind: ImportKind, file: TextFile) =>
  (await world.as(admin).call(previewOrganisation, { input: { clientId: clientId(), kind, file } })).body
const preview = (kind: ImportKind, ...lines: readonly string[]) =>
  previewFile(kind, new TextFile('fil.csv', lines.join('\r\n')))
const workbook = async (...sheets: readonly (readonly string[])[]) =>
  previewFile(
    'workbook',
    new BytesFile(
      'allt.xlsx',
      await excelSheets(
        sheets.map((lines, at) => ({ name: `Blad ${at}`, lines: lines.map((line) => line.split(';')) })),
      ),
    ),
  )
type Mended = Parameters<typeof mend>[1]
const mend = (
  importId: number,
  input: {
    readonly kind: SheetKind
    readonly row: number
    readonly cells?: object
    readonly leaveOut?: boolean
    readonly rowVersion?: number
  },
) => world.as(admin).call(mendImportRow, { params: { importId }, input })
const apply = (importId: number, rowVersion?: number) =>
  world.as(admin).call(applyOrganisationImport, {
    params: { importId },
    input: rowVersion === undefined ? {} : { rowVersion },
  })
const read = async (importId: number) =>
  (await world.as(admin).call(readOrganisationImport, { params: { importId }, query: {} })).body
const changesOf = async (importId: number) =>
  (await read(importId)).entities.map(({ kind, row, change }) => `${kind} ${row} ${change}`)
const scalar = async (statement: string, ...values: unknown[]) =>
  Object.values((await world.owner.query<Record<string, unknown>>(statement, values)).rows[0] ?? {})[0]
const unitsNamed = (pattern: string) =>
  scalar('select count(*)::int from omsorg.care_unit where client_id = $1 and name ~ $2', clientId(), pattern)

const headings = ['Id;Namn', 'Vårdenhet;Namn;E-post', 'Användarnamn;Förnamn;Efternamn;E-post;Språk;Vårdplats'] as const

describe('a row of a file that is not applied yet', () => {
  test('is mended and judged anew with all others: what stood twice does so no more', async () => {
    const { importId, errorCount } = await preview('care-units', 'name', 'Lunden', 'lunden', '')
    expect(errorCount).toBe(1)
    const { body } = await mend(importId, { kind: 'care-units', row: 2, cells: { name: 'Lunden  norra' } })
    expect(body).toMatchObject({ errorCount: 0, added: 2, rowVersion: 2 })
    expect((await read(importId)).entities.map(({ name }) => name)).toEqual(['Lunden norra', 'lunden'])
    expect((await mend(importId, { kind: 'care-units', row: 3, cells: { name: 'x' } })).body.errorCount).toBe(1)
    const [wrong] = (await read(importId)).entities
    expect(wrong).toMatchObject({ row: 3, cells: { name: 'x' }, errors: [{ field: 'name', reason: 'not-valid' }] })
    // Once mended again it is right.
    expect(
      (await mend(importId, { kind: 'care-units', row: 3, cells: { name: 'Lunden södra' } })).body.errorCount,
    ).toBe(0)
    expect((await apply(importId)).body).toMatchObject({ state: 'applied', rowsDone: 2 })
    expect(await unitsNamed('^Lunden (norra|södra)$')).toBe(2)
    expect(await mend(importId, { kind: 'care-units', row: 2, cells: { name: 'Annat' } })).toMatchObject({
      status: 400,
      body: { refusal: 'not-previewed' },
    })
  })

  test('is left out, and all the rest is applied; it can be taken in again', async () => {
    const { importId } = await preview('care-units', 'name', 'Ängen', 'x')
    expect((await apply(importId)).body).toMatchObject({ refusal: 'has-errors' })
    const out = { kind: 'care-units', row: 3, leaveOut: true } as const
    expect((await mend(importId, out)).body).toMatchObject({ errorCount: 0, leftOut: 1, added: 1 })
    expect((await mend(importId, { ...out, leaveOut: false })).body).toMatchObject({ errorCount: 1, leftOut: 0 })
    await mend(importId, out)
    expect((await apply(importId)).body).toMatchObject({ state: 'applied', rowsDone: 1, leftOut: 1 })
    expect(await unitsNamed('^(Ängen|x)$')).toBe(1)
  })

  test('is mended by one of two who do at once, and nobody applies what they have not seen', async () => {
    const { importId, rowVersion } = await preview('care-units', 'name', 'Heden', 'Heden väst')
    const change = (name: string): Mended => ({ kind: 'care-units', row: 2, cells: { name }, rowVersion })
    const answers = await Promise.all([mend(importId, change('Heden öst')), mend(importId, change('Heden syd'))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await apply(importId, rowVersion)).toMatchObject({ status: 409, body: { refusal: 'mended' } })
    // What was mended meanwhile can be looked at and applied.
    expect((await apply(importId, rowVersion + 1)).status).toBe(200)
    expect(await unitsNamed('^Heden (öst|syd|väst)$')).toBe(2)
  })

  test.each([
    ['the headings', 'kind;colour', { kind: 'care-units', row: 2 }],
    ['a row that is not there', 'name\r\nKullen', { kind: 'care-units', row: 9 }],
    ['a row of another sheet', 'name\r\nKullen', { kind: 'users', row: 2 }],
  ] as const)('is none of %s', async (_, text, row) => {
    const { importId } = await previewFile('care-units', new TextFile('fil.csv', text))
    expect(await mend(importId, row)).toMatchObject({ status: 400, errors: { row: 'COM001001' } })
  })
})

describe('a workbook', () => {
  test('makes units, their places and their users in one go, though each is new to the others', async () => {
    const { importId, ...counts } = await workbook(
      [headings[0], ';Skogen'],
      [headings[1], 'skogen;Granen;granen@vik.example', 'Skogen;Tallen;'],
      [headings[2], 'alva.skog;Alva;Skog;;sv;Skogen / Granen', 'ebbe.skog;Ebbe;Skog;;sv;Tallen'],
    )
    expect(counts).toMatchObject({ kind: 'workbook', errorCount: 0, added: 5 })
    expect((await apply(importId)).body).toMatchObject({ state: 'applied', rowsDone: 5 })
    const { rows } = await world.owner.query<{ at: string }>(
      `select a.user_name || ', ' || p.name || ', ' || u.name as at from omsorg.user_account a
       join omsorg.membership m on m.user_id = a.id and m.is_default
       join omsorg.care_place p on p.id = m.node_id join omsorg.care_unit u on u.id = p.care_unit_id
       where a.user_name like '%.skog' order by 1`,
    )
    expect(rows.map(({ at }) => at)).toEqual(['alva.skog, Granen, Skogen', 'ebbe.skog, Tallen, Skogen'])
  })

  test('may rename a unit and speak of it by its new name in the same file', async () => {
    const id = String(await scalar("select id from omsorg.care_unit where name = 'Skogen'"))
    const { importId, errorCount } = await workbook(
      [headings[0], `${id};Storskogen`],
      [headings[1], 'Storskogen;Enen;', 'Skogen;Rönnen;'],
      [headings[2], 'alva.skog;Alva;Skog;;sv;Storskogen / Granen', 'ida.skog;Ida;Skog;;sv;Storskogen / Enen'],
    )
    expect(errorCount).toBe(1)
    await mend(importId, { kind: 'care-places', row: 3, cells: { careUnit: 'Storskogen', name: 'Rönnen' } })
    expect(await changesOf(importId)).toEqual([
      'care-units 2 changed',
      'care-places 2 added',
      'care-places 3 added',
      'users 2 unchanged',
      'users 3 added',
    ])
    expect((await apply(importId)).status).toBe(200)
  })

  test('whose unit is left out has places and users without one, and none of it is written', async () => {
    const { importId } = await workbook(
      [headings[0], ';Fjället'],
      [headings[1], 'Fjället;Videt;'],
      [headings[2], 'tor.fjall;Tor;Fjäll;;sv;Videt'],
    )
    const out = await mend(importId, { kind: 'care-units', row: 2, leaveOut: true })
    expect(out.body).toMatchObject({ errorCount: 2, leftOut: 1 })
    expect((await apply(importId)).body).toMatchObject({ refusal: 'has-errors' })
    expect(await unitsNamed('^Fjället$')).toBe(0)
  })

  test('is what it was, when its export is read in; a sheet may be empty, but not all', async () => {
    const query = { clientId: clientId(), kind: 'workbook', format: 'xlsx' } as const
    const { body } = await world.as(admin).call(exportOrganisation, { query })
    const again = await previewFile('workbook', new BytesFile('allt.xlsx', body as unknown as Uint8Array<ArrayBuffer>))
    expect(again).toMatchObject({ errorCount: 0, added: 0, changed: 0 })
    expect(again.unchanged).toBeGreaterThan(10)
    expect(await workbook([headings[0], ';Viken'])).toMatchObject({ errorCount: 0, added: 1 })
    const empty = await workbook([headings[0]], [headings[1]], [headings[2]])
    expect((await read(empty.importId)).entities).toMatchObject([{ row: 1, errors: [{ reason: 'empty-file' }] }])
    const wrong = await workbook([headings[0], ';Udden'], ['Färg', 'röd'])
    expect(wrong).toMatchObject({ errorCount: 1, rowsTotal: 0 })
  })
})

describe('an import that is being applied', () => {
  test('is seen under way and how far, is not begun twice, and stands as it was when its server dies', async () => {
    const { importId } = await preview('care-units', 'name', 'Ön')
    await world.owner.query('begin')
    // What the server holds that carries it out.
    await world.owner.query('select pg_advisory_xact_lock($1::int, 0), pg_advisory_xact_lock($1::int, 700)', [importId])
    expect((await read(importId)).import).toMatchObject({ state: 'applying', rowsDone: 700 })
    expect((await apply(importId)).body).toMatchObject({ refusal: 'not-previewed' })
    await world.owner.query('rollback')
    expect((await read(importId)).import).toMatchObject({ state: 'previewed', rowsDone: 0 })
    expect((await apply(importId)).body).toMatchObject({ state: 'applied' })
  })
})
