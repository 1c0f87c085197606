import { readDisclaimer } from '@omsorg/contract/content/disclaimer/read-disclaimer.ts'
import { readAcceptance } from '@omsorg/contract/content/disclaimer/read-acceptance.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { writeAcceptance } from '@omsorg/contract/content/disclaimer/write-acceptance.ts'
import { readMaintenance } from '@omsorg/contract/content/maintenance/read-maintenance.ts'
import { addStaticContent } from '@omsorg/contract/content/static-content/add-static-content.ts'
import { listHelp } from '@omsorg/contract/content/static-content/list-help.ts'
import { listStaticContent } from '@omsorg/contract/content/static-content/list-static-content.ts'
import { readHelp } from '@omsorg/contract/content/static-content/read-help.ts'
import { readPageText } from '@omsorg/contract/content/static-content/read-page-text.ts'
import { readStaticContent } from '@omsorg/contract/content/static-content/read-static-content.ts'
import { readVideo } from '@omsorg/contract/content/static-content/read-video.ts'
import { removeStaticContent } from '@omsorg/contract/content/static-content/remove-static-content.ts'
import { updateStaticContent } from '@omsorg/contract/content/static-content/update-static-content.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Cookies } from '../../../testing/caller.ts'
import { nobody, openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { maintenanceKeyOfWorlds } from '../../../testing/world/config.ts'

let world: World
let admin: SignedIn
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  nurse = await world.signIn(world.people.nurse)
})
afterAll(() => world.close())
beforeEach(() => world.owner.query('truncate omsorg.static_content cascade; truncate omsorg.disclaimer_acceptance'))

type Added = CallOf<typeof addStaticContent>['input']
type Updated = CallOf<typeof updateStaticContent>['input']

const help: Added = {
  identifier: 'TOP_HELP',
  name: 'Hjälp',
  type: 'general',
  status: 'active',
  language: 'sv',
  text: '<p>Ring oss.</p>',
}
const add = (more: Partial<Added> = {}) => world.as(admin).call(addStaticContent, { input: { ...help, ...more } })
const update = (id: number, input: Partial<Updated> & { rowVersion: number }) =>
  world.as(admin).call(updateStaticContent, {
    params: { id },
    input: { name: 'Hjälp', status: 'active', text: '<p>Nytt</p>', ...input },
  })
const read = async (id: number) => (await world.as(admin).call(readStaticContent, { params: { id } })).body
const shownHelp = async (lang = 'sv') =>
  (await world.as(nobody()).call(readPageText, { params: { identifier: 'TOP_HELP', lang } })).body.message

describe('static content', () => {
  test('is written, listed, shown, and taken away (O-7-152, O-3-95, O-2-61, O-2-62)', async () => {
    const { body } = await add()
    expect((await world.as(admin).call(listStaticContent, {})).body).toMatchObject({
      entities: [{ id: body.id, identifier: 'TOP_HELP', status: 'active', language: 'sv', isShown: true, version: 1 }],
      totalCount: 1,
    })
    expect(await shownHelp()).toBe('<p>Ring oss.</p>')
    expect(await shownHelp('fi')).toBeNull()

    expect(await read(body.id)).toMatchObject({ identifier: 'TOP_HELP', text: '<p>Ring oss.</p>', version: 1 })
    expect((await update(body.id, { rowVersion: body.rowVersion })).body).toMatchObject({ version: 2 })
    expect(await shownHelp()).toBe('<p>Nytt</p>')

    await world.as(admin).call(removeStaticContent, { params: { id: body.id } })
    expect(await shownHelp()).toBeNull()
    expect((await world.as(admin).call(readStaticContent, { params: { id: body.id } })).status).toBe(404)
  })

  test('keeps every version, so that there is a way back', async () => {
    const { id, rowVersion } = (await add()).body
    const second = (await update(id, { text: '<p>Två</p>', rowVersion })).body
    const back = (await read(id)).versions.find(({ version }) => version === 1)
    await update(id, { text: back?.text ?? '', rowVersion: second.rowVersion })
    expect((await read(id)).versions).toMatchObject([
      { version: 3, text: '<p>Ring oss.</p>', writtenBy: expect.any(String) },
      { version: 2, text: '<p>Två</p>' },
      { version: 1, text: '<p>Ring oss.</p>' },
    ])
  })

  test('is read with all its languages', async () => {
    const { id } = (await add()).body
    await add({ language: 'fi', text: '<p>Soita.</p>' })
    expect((await read(id)).languages.map(({ language, text }) => [language, text])).toEqual([
      ['fi', '<p>Soita.</p>'],
      ['sv', '<p>Ring oss.</p>'],
    ])
  })

  test('says which language is older than one that has said something new', async () => {
    const swedish = (await add()).body
    const finnish = (await add({ language: 'fi', text: '<p>Soita.</p>' })).body
    const older = async () => (await read(swedish.id)).languages.map(({ language, olderThan }) => [language, olderThan])
    const inLine = [
      ['fi', null],
      ['sv', null],
    ]
    expect(await older()).toEqual(inLine)
    const corrected = (await update(swedish.id, { changesMeaning: false, rowVersion: swedish.rowVersion })).body
    expect(await older()).toEqual(inLine)
    await update(swedish.id, { changesMeaning: true, rowVersion: corrected.rowVersion })
    expect(await older()).toEqual([
      ['fi', 'sv'],
      ['sv', null],
    ])
    await update(finnish.id, { followsNewer: true, rowVersion: finnish.rowVersion })
    expect(await older()).toEqual(inLine)
  })

  test('has a film by any of its ids, in the language that is asked for, while it is shown (O-7-154)', async () => {
    const video = { url: 'https://film.example/1', title: 'Så gör du' }
    const { id, rowVersion } = (await add({ video })).body
    const finnish = (await add({ language: 'fi' })).body
    const film = async (of: number, lang: string) => {
      const { status, body } = await world.as(nurse).call(readVideo, { params: { id: of, lang } })
      return status === 200 ? body : status
    }
    expect([await film(id, 'sv'), await film(finnish.id, 'sv'), await film(id, 'fi')]).toEqual([video, video, 404])
    await update(id, { status: 'inactive', video, rowVersion })
    expect(await film(id, 'sv')).toBe(404)
    expect((await add({ language: 'dk', video: { url: 'javascript:alert(1)', title: 'x' } })).status).toBe(400)
  })

  test('helps on a screen in the languages in which somebody has written a help', async () => {
    const identifier = 'TOP_HELP_CARE_RECIPIENTS'
    await add({ identifier, text: '<p>Sök på namn.</p>' })
    await add({ identifier: 'TOP_HELP' })
    const listed = async (lang: string) => (await world.as(nurse).call(listHelp, { params: { lang } })).body.identifiers
    expect([await listed('sv'), await listed('fi')]).toEqual([[identifier], []])
    const help = (lang: string) => world.as(nurse).call(readHelp, { params: { lang, identifier } })
    expect((await help('sv')).body).toMatchObject({ name: 'Hjälp', text: '<p>Sök på namn.</p>', videoTitle: null })
    expect((await help('fi')).status).toBe(404)
    expect((await world.as(nobody()).call(listHelp, { params: { lang: 'sv' } })).status).toBe(401)
  })

  test('of two who change it at once one is told that it is older', async () => {
    const { id, rowVersion } = (await add()).body
    const answers = await Promise.all([1, 2].map((each) => update(id, { text: `<p>${each}</p>`, rowVersion })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read(id)).versions).toHaveLength(2)
  })

  test('tells whoever saved a language last that it was they, and nobody else', async () => {
    const swedish = (await add()).body
    const finnish = (await add({ language: 'fi' })).body
    await world.owner.query('update omsorg.static_content set updated_by = $2 where id = $1', [
      finnish.id,
      world.people.nurse.id,
    ])
    const { languages } = await read(swedish.id)
    expect(languages.map(({ language, isMine }) => [language, isMine]).toSorted()).toEqual([
      ['fi', false],
      ['sv', true],
    ])
  })

  test('is one for each identifier and language, also when two add it at once', async () => {
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await add({ identifier: 'HELP' })).toMatchObject({ status: 400, errors: { identifier: 'COM001001' } })
    expect((await add({ identifier: 'OTHER', type: 'maintenance' })).body.identifier).toBe('MAINTENANCE')
  })

  test('holds nothing that runs, neither as it is kept nor as it is read', async () => {
    const { id } = (await add({ text: '<p onclick="x()">a<script>b</script></p>' })).body
    const kept = await world.owner.query<{ text: string }>('select text from omsorg.static_content')
    expect(kept.rows[0]?.text).toBe('<p>a</p>')

    await world.owner.query(`update omsorg.static_content set text = '<img src=x onerror=alert(1)><p>b</p>'`)
    expect([await shownHelp(), (await read(id)).text]).toEqual(['<p>b</p>', '<p>b</p>'])
  })

  test.each([[{ shownFrom: '2026-11-22T06:00:00Z', shownUntil: '2026-11-22T06:00:00Z' }], [{ name: ' ' }]])(
    'is refused with %o',
    async (wrong) => {
      expect((await add(wrong)).status).toBe(400)
    },
  )
})

describe('maintenance (O-7-155)', () => {
  const ask = (headers = {}, cookies = new Cookies(), lang = 'sv') =>
    world.as({ ...nobody(), cookies }).call(readMaintenance, { params: { lang }, headers })
  const maintain = (more: Partial<Added> = {}) =>
    add({ type: 'maintenance', text: '<p>Vi är strax tillbaka.</p>', ...more })
  const inMinutes = (minutes: number) => world.clock.now().add({ minutes }).toString()

  test('is told while its text is active, in its language, and is none otherwise (A-3-36, A-7.6-01, O-4-37)', async () => {
    expect((await ask()).status).toBe(404)
    const { id, rowVersion } = (await maintain()).body
    expect((await ask()).body).toEqual({ message: '<p>Vi är strax tillbaka.</p>' })
    expect((await ask({}, new Cookies(), 'fi')).status).toBe(404)
    await update(id, { status: 'inactive', rowVersion })
    expect((await ask()).status).toBe(404)
  })

  test('begins and ends by itself', async () => {
    const { id } = (await maintain({ shownFrom: inMinutes(10), shownUntil: inMinutes(20) })).body
    const shownFor = async (from: number, until: number) => {
      const times = [id, inMinutes(from), inMinutes(until)]
      await world.owner.query('update omsorg.static_content set shown_from = $2, shown_until = $3 where id = $1', times)
      return (await ask()).status
    }
    expect((await ask()).status).toBe(404)
    expect(await shownFor(-1, 9)).toBe(200)
    expect(await shownFor(-11, -1)).toBe(404)
  })

  test('is passed with the key of the settings and the cookie, never with one of them (A-4.1-05)', async () => {
    await maintain()
    const shown = new Cookies()
    shown.keep(new Headers({ 'set-cookie': 'guide-mm=1' }))
    const key = { 'om-maintenance-key': maintenanceKeyOfWorlds }
    expect((await ask(key, shown)).status).toBe(404)
    expect((await ask(key)).status).toBe(200)
    expect((await ask({}, shown)).status).toBe(200)
    expect((await ask({ 'om-maintenance-key': 'another-key' }, shown)).status).toBe(200)
  })
})

describe('the terms of use', () => {
  const terms = (more: Partial<Added> = {}) =>
    add({ type: 'disclaimer', name: 'Villkor', text: '<p>Villkor</p>', ...more })
  const sv = { 'accept-language': 'sv' }
  const accepted = async (who = nurse, userId = Number(nurse.claims.sub)) =>
    (await world.as(who).call(readAcceptance, { params: { userId }, headers: sv })).body
  const accept = (who: SignedIn, input: CallOf<typeof writeAcceptance>['input'], userId = Number(nurse.claims.sub)) =>
    world.as(who).call(writeAcceptance, { params: { userId }, input, headers: sv })

  test('are told to everybody, and missing where nobody has written any (O-7-153, A-2.2-05)', async () => {
    await terms()
    const of = (lang: string) => world.as(nobody()).call(readDisclaimer, { params: { lang } })
    expect((await of('sv')).body).toEqual({ message: '<p>Villkor</p>' })
    expect((await of('dk')).status).toBe(404)
  })

  test('that somebody is asked to accept are those of the language of the call (O-7-06)', async () => {
    const { id, rowVersion } = (await terms()).body
    const { version } = (await update(id, { changesMeaning: true, rowVersion })).body
    await terms({ language: 'fi', text: '<p>Ehdot</p>' })
    const asked = async (language: string) => {
      const sent = { params: { userId: Number(nurse.claims.sub) }, headers: { 'accept-language': language } }
      return (await world.as(nurse).call(readAcceptance, sent)).body.version
    }
    // Nobody has written any in Danish: then the product's own hold.
    expect([await asked('sv-SE'), await asked('fi-FI'), await asked('da-DK')]).toEqual([version, 1, 0])
  })

  test('are accepted once, until they mean something else', async () => {
    const { id, rowVersion } = (await terms()).body
    expect(await accepted()).toMatchObject({ version: 1, accepted: false, acceptedOn: null })
    expect((await accept(nurse, { accepted: true, version: 1 })).body).toMatchObject({
      accepted: true,
      acceptedVersion: 1,
    })
    const first = (await accepted()).acceptedOn
    await Promise.all([accept(nurse, { accepted: true }), accept(nurse, { accepted: true })])
    expect((await accepted()).acceptedOn).toBe(first)

    const corrected = (await update(id, { changesMeaning: false, rowVersion })).body
    expect(await accepted()).toMatchObject({ version: 1, accepted: true })
    await update(id, { changesMeaning: true, rowVersion: corrected.rowVersion })
    expect(await accepted()).toMatchObject({ version: 3, accepted: false, acceptedVersion: 1 })
    expect((await accept(nurse, { accepted: true, version: 1 })).status).toBe(409)
  })

  test('that are the product’s own can be accepted too', async () => {
    expect((await accept(nurse, { accepted: true })).body).toMatchObject({ version: 0, accepted: true })
    await terms()
    expect((await accepted()).accepted).toBe(false)
  })

  test('are accepted by nobody for somebody else; an administrator can have them asked anew', async () => {
    await accept(nurse, { accepted: true })
    expect((await accepted(admin)).accepted).toBe(true)
    expect((await accept(admin, { accepted: true })).status).toBe(403)
    const colleague = await world.signIn(world.people.colleague)
    expect((await accept(colleague, { accepted: false })).status).toBe(404)
    expect((await accept(admin, { accepted: false })).body).toMatchObject({ accepted: false, acceptedOn: null })
  })

  test('that are asked anew are a row of the history of the user, once, with who did it', async () => {
    const params = { id: Number(nurse.claims.sub) }
    const history = async () => (await world.as(admin).call(listUserEvents, { params, query: {} })).body.events
    await accept(nurse, { accepted: true })
    const before = await history()
    const back = () => accept(admin, { accepted: false })
    expect((await Promise.all([back(), back()])).map(({ status }) => status)).toEqual([200, 200])
    const [row, ...others] = await history()
    expect(row).toMatchObject({
      event: 'disclaimer-taken-back',
      by: { name: expect.stringContaining(' ') },
      changes: [],
    })
    expect(others).toEqual(before)
  })
})
