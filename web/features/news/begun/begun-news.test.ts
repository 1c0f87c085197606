import { describe, expect, test } from 'vitest'
import { listOn } from '../../../platform/device/kept-list-in-tests.ts'
import { type BegunNews, begunOn, createPlace, isAsKept, pendingOf } from './begun-news.ts'
import { type Draft, firstWordsOf, newDraft } from '../editor/draft.ts'
import type { Attempt } from '../editor/keeping.ts'

const now = Temporal.Instant.from('2026-11-20T10:00:00Z')

function draftOf(header: string, html = ''): Draft {
  const draft = newDraft('news', '2026-11-20', null)
  return { ...draft, texts: { ...draft.texts, sv: { header, html, ready: true } } }
}

function begun(draft: Draft, more: Partial<BegunNews> = {}): BegunNews {
  return { slot: 'one', draft, as: 'news', at: now.toString(), held: null, unsettled: null, key: 'K', ...more }
}

const device = () => listOn<BegunNews>({ kept: '[]' }, ({ slot }) => slot)
const withoutHeader = draftOf('', '<p>Beställ i tid.</p>')

describe('news that the server does not have', () => {
  test('lies on the device without a heading, and leaves when the server has it', async () => {
    const list = device()
    const place = createPlace(list, null)
    place.lay(begun(draftOf('', '<p>Bes</p>')))
    place.lay(begun(withoutHeader))
    await place.settled()
    expect((await begunOn(list, now)).map(({ draft }) => draft)).toEqual([withoutHeader])
    await place.leave()
    expect(await begunOn(list, now)).toEqual([])
  })

  test('of two windows neither takes away what the other wrote', async () => {
    const list = device()
    const first = createPlace(list, null)
    first.lay(begun(withoutHeader))
    await first.settled()
    const [found = begun(withoutHeader)] = await begunOn(list, now)
    const second = createPlace(list, found)
    second.lay(begun(draftOf('', '<p>Mer</p>')))
    await second.settled()
    await first.leave()
    expect((await begunOn(list, now)).map(({ draft }) => firstWordsOf(draft))).toEqual(['Mer'])
  })

  test('stands with the newest first, and not for longer than a month', async () => {
    const list = device()
    await list.keep(begun(withoutHeader, { slot: 'old', at: '2026-10-19T10:00:00Z' }))
    await list.keep(begun(withoutHeader, { slot: 'earlier', at: '2026-11-01T10:00:00Z' }))
    await list.keep(begun(withoutHeader, { slot: 'later', at: '2026-11-19T10:00:00Z' }))
    expect((await begunOn(list, now)).map(({ slot }) => slot)).toEqual(['later', 'earlier'])
    expect(await list.load()).toHaveLength(2)
  })

  test('is known by its heading, else by its first words', () => {
    expect(firstWordsOf(draftOf(' Jul ', '<p>Text</p>'))).toBe('Jul')
    expect(firstWordsOf(withoutHeader)).toBe('Beställ i tid.')
    expect(firstWordsOf(draftOf('', `<p>${'ord '.repeat(40)}</p>`))).toHaveLength(60)
    expect(firstWordsOf(draftOf(''))).toBe('')
  })

  test('is nothing to go on with where the server has the same', () => {
    expect(isAsKept(begun(draftOf('Jul')), draftOf('Jul'))).toBe(true)
    expect(isAsKept(begun(draftOf('Jul')), draftOf('Jul', '<p>Text</p>'))).toBe(false)
  })
})

describe('whoever reads the page again', () => {
  const newKey = () => 'next'
  const attempt = (state: 'draft' | 'published'): Attempt => {
    const pending = pendingOf(begun(draftOf('Jul')), newKey, now)
    if (!pending.unsettled) throw new Error('it could be saved')
    const { unsettled } = pending
    return { ...unsettled, written: { ...unsettled.written, state } }
  }

  test('sends what could be saved under the key that the former page may have sent it under', () => {
    expect(pendingOf(begun(draftOf('Jul')), newKey, now)).toMatchObject({ unsettled: { key: 'K' }, key: 'next' })
  })

  test('sends nothing that cannot be saved', () => {
    expect(pendingOf(begun(withoutHeader), newKey, now)).toMatchObject({ unsettled: null, key: 'K' })
  })

  test('asks first what became of a lost attempt, but publishes nothing by itself twenty minutes later', () => {
    const lost = (state: 'draft' | 'published') => begun(withoutHeader, { unsettled: attempt(state) })
    const later = now.add({ minutes: 21 })
    expect(pendingOf(lost('published'), newKey, now.add({ minutes: 19 })).unsettled).not.toBeNull()
    expect(pendingOf(lost('published'), newKey, later).unsettled).toBeNull()
    expect(pendingOf(lost('draft'), newKey, later).unsettled).not.toBeNull()
  })
})
