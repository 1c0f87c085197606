import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inReadingOrder, type OrderedNews, type Reader, type SeenNews, whyHidden } from './visible-news.ts'

const today = '2026-11-20'
const published: SeenNews = {
  clientId: 'home',
  market: 10,
  careUnitIds: [],
  roles: [],
  state: 'published',
  validFrom: today,
  validUntil: today,
}
const nurse: Reader = { clientId: 'home', market: 10, careUnitIds: ['north'], roles: ['Nurse', 'Orderer'] }

describe('news is seen', () => {
  test.each([
    ['on its first and its last day, both counted (O-3-86)', {}, null],
    ['not the day before', { validFrom: '2026-11-21', validUntil: null }, 'planned'],
    ['not the day after', { validFrom: '2026-11-01', validUntil: '2026-11-19' }, 'ended'],
    ['until further notice without a last day', { validFrom: '2020-01-01', validUntil: null }, null],
    ['not as a draft (O-4-38)', { state: 'draft' }, 'draft'],
    ['by nobody of another client', { clientId: 'other' }, 'other-client'],
    ['by every client of the market when it names none', { clientId: null }, null],
    ['by nobody of another market', { clientId: null, market: 30 }, 'other-client'],
    ['in every market when it names none', { clientId: null, market: null }, null],
    ['in one of its units (O-3-91)', { careUnitIds: ['south', 'north'] }, null],
    ['not outside its units (O-3-91)', { careUnitIds: ['south'] }, 'other-unit'],
    ['with one of its roles (O-3-91)', { roles: ['CUAdmin', 'Nurse'] }, null],
    ['not without any of its roles (O-3-91)', { roles: ['CUAdmin'] }, 'other-role'],
    ['with both unit and role, never with one alone', { careUnitIds: ['south'], roles: ['Nurse'] }, 'other-unit'],
  ] as const)('%s', (_what, more, why) => {
    expect(whyHidden({ ...published, ...more } as SeenNews, nurse, today)).toBe(why)
  })
})

/** The same by counting whom it is for: everybody there could be, one after another. */
function slowlyReached(news: SeenNews, reader: Reader, on: string): boolean {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
  const shownOn = days.filter((day) => day >= news.validFrom && (news.validUntil ?? '9999-12-31') >= day)
  const reached = new Set<string>()
  for (const client of ['home', 'other'])
    for (const market of [10, 30])
      for (const unit of ['', 'north', 'south', 'east'])
        for (const role of ['', 'Nurse', 'Orderer', 'CUAdmin']) {
          const isFor =
            (news.clientId ?? client) === client &&
            (news.market ?? market) === market &&
            (news.careUnitIds.length === 0 || new Set(news.careUnitIds).has(unit)) &&
            (news.roles.length === 0 || new Set(news.roles).has(role))
          if (isFor) reached.add([client, market, unit, role].join())
        }
  const faces = ['', ...reader.careUnitIds].flatMap((unit) =>
    ['', ...reader.roles].map((role) => [reader.clientId, reader.market, unit, role].join()),
  )
  return news.state === 'published' && shownOn.includes(on) && faces.some((face) => reached.has(face))
}

const day = fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22')
const client = fc.constantFrom('home', 'home', 'home', 'other')
const units = fc.uniqueArray(fc.constantFrom('north', 'south', 'east'), { maxLength: 2 })
const roles = fc.uniqueArray(fc.constantFrom('Nurse', 'Orderer', 'CUAdmin'), { maxLength: 2 })
const market = fc.constantFrom(10 as const, 30 as const)
const anyNews: fc.Arbitrary<SeenNews> = fc.record({
  clientId: fc.option(client),
  market: fc.option(market),
  careUnitIds: units,
  roles,
  state: fc.constantFrom('published' as const, 'published' as const, 'published' as const, 'draft' as const),
  validFrom: day,
  validUntil: fc.option(day, { freq: 1 }),
})

test('whoever sees it is somebody whom it is for, and the other way round', () => {
  let seen = 0
  fc.assert(
    fc.property(
      anyNews,
      fc.record({ clientId: client, market, careUnitIds: units, roles }),
      day,
      (news, reader, on) => {
        const isSeen = whyHidden(news, reader, on) === null
        if (isSeen) seen += 1
        expect(isSeen).toBe(slowlyReached(news, reader, on))
      },
    ),
    { numRuns: 3000 },
  )
  expect(seen).toBeGreaterThan(50)
})

test('what is on top stands first, then the newest', () => {
  const news = (id: number, alwaysOnTop: boolean, validFrom: string): OrderedNews => ({ id, alwaysOnTop, validFrom })
  const all = [
    news(1, false, '2026-11-18'),
    news(2, false, '2026-11-20'),
    news(3, true, '2026-11-01'),
    news(4, false, '2026-11-20'),
  ]
  expect(all.toSorted(inReadingOrder).map(({ id }) => id)).toEqual([3, 4, 2, 1])
})
