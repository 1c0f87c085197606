import { deleteContentDraft } from '@omsorg/contract/content/draft/delete-content-draft.ts'
import { readContentDraft } from '@omsorg/contract/content/draft/read-content-draft.ts'
import { saveContentDraft } from '@omsorg/contract/content/draft/save-content-draft.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let writer: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  world = await openWorld()
  writer = await world.signIn(world.people.administrator)
  colleague = await world.withClaims(await world.signIn(world.people.customerService), {
    app: 'PRINCIPAL',
    permissions: writer.claims.permissions,
  })
})
beforeEach(() => world.owner.query('truncate omsorg.content_draft'))
afterAll(() => world.close())

const windowNumber = (at: number) => at.toString(16).padStart(32, '0')
const [here, there] = [windowNumber(1), windowNumber(2)]
const of = (identifier = 'NEW') => ({ params: { identifier } })
const words = (marks: string) => ({ languages: [{ language: 'sv' as const, name: 'Hjälp', marks }] })

const keep = (marks: string, window = here, version: number | null = null, as = writer) =>
  world.as(as).call(saveContentDraft, { ...of(), input: { version, window, entries: words(marks) } })
const kept = async (as = writer, identifier = 'NEW') =>
  (await world.as(as).call(readContentDraft, of(identifier))).body.draft

describe('static content that is written and not saved', () => {
  test('comes back as it was left, to its writer and to nobody else', async () => {
    expect(await kept()).toBeNull()
    const { body } = await keep('Halv')
    expect(await kept()).toMatchObject({
      version: body.version,
      savedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      entries: { type: 'general', identifier: '', languages: [{ language: 'sv', marks: 'Halv', basedOn: 0 }] },
    })
    expect(await kept(colleague)).toBeNull()
    expect(await kept(writer, 'TOP_HELP')).toBeNull()
  })

  test('is kept again and again by its window, also when the answer to the former keeping was lost', async () => {
    await keep('Halv')
    const again = await keep('Halv mening')
    expect((await keep('Halv mening')).body).toEqual(again.body)
    expect([again.status, (await keep('Hel mening', here, again.body.version)).status]).toEqual([200, 200])
    expect(await kept()).toMatchObject({ entries: { languages: [{ marks: 'Hel mening' }] } })
  })

  test('is not written over by another window, which is told so', async () => {
    await keep('Det första')
    expect((await keep('Det andra', there)).errors).toEqual({ stale: 'CONFLICT_STALE' })
    expect(await kept()).toMatchObject({ entries: { languages: [{ marks: 'Det första' }] } })
  })

  test('goes over to another window that has read it, and the former is told so', async () => {
    const first = await keep('Det första')
    const version = (await kept())?.version ?? 0
    expect((await keep('Det andra', there, version)).status).toBe(200)
    expect((await keep('Det tredje', here, first.body.version)).errors).toEqual({ stale: 'CONFLICT_STALE' })
    await world.as(writer).call(deleteContentDraft, of())
    expect((await keep('Det fjärde', there, version)).errors).toEqual({ stale: 'CONFLICT_STALE' })
  })

  test('is that of one window, when fifty keep at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => keep(`Fönster ${at}`, windowNumber(at))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await world.owner.query('select from omsorg.content_draft')).rows).toHaveLength(1)
  })

  test('is gone when it is thrown away, and after a month', async () => {
    await keep('Halv')
    const remove = async () => (await world.as(writer).call(deleteContentDraft, of())).body
    expect([await remove(), await remove(), await kept()]).toEqual([{ deleted: true }, { deleted: false }, null])

    await keep('Halv')
    const expire = async (age: string) => {
      await world.owner.query(`update omsorg.content_draft set saved_at = now() - interval '${age}'`)
      await world.owner.query('select omsorg.remove_expired()')
    }
    await expire('29 days')
    expect(await kept()).not.toBeNull()
    await expire('31 days')
    expect(await kept()).toBeNull()
  })

  test('of an older form, whose fields are others, is begun anew', async () => {
    await keep('Halv')
    await world.owner.query(`update omsorg.content_draft set entries = '{"languages": "two"}'`)
    const former = await kept()
    expect(former?.entries).toBeNull()
    expect((await keep('Ny', there, former?.version ?? null)).status).toBe(200)
  })
})
