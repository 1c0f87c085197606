import { describe, expect, test } from 'vitest'
import { isNewsUrl, shownState } from './news-words.ts'
import { checkDraft, checkPublishing, type ToPublish } from './publish-news.ts'

const today = '2026-11-20'
const finished: ToPublish = {
  url: null,
  validFrom: today,
  validUntil: null,
  texts: [{ language: 'sv', header: 'Jul', text: '', ready: true }],
  files: [{ state: 'clean' }],
}
const refusalOf = (more: Partial<ToPublish>) => {
  const outcome = checkPublishing({ ...finished, ...more }, today)
  return outcome.ok ? null : outcome.refusal
}

test.each([
  ['with a finished language', {}, null],
  ['for a first day in future, which plans it', { validFrom: '2026-12-01' }, null],
  ['on its last day', { validUntil: today }, null],
  ['not after its last day', { validFrom: '2026-11-01', validUntil: '2026-11-19' }, 'last-day-passed'],
  ['not without a header', { texts: [{ language: 'sv', header: ' ', text: 'Hej', ready: true }] }, 'header-missing'],
  [
    'not in languages that are only begun',
    { texts: [{ language: 'sv', header: 'Jul', text: '', ready: false }] },
    'text-not-ready',
  ],
  ['not while a file is checked', { files: [{ state: 'waiting' }] }, 'file-not-checked'],
  ['not with a file that was refused', { files: [{ state: 'clean' }, { state: 'refused' }] }, 'file-not-checked'],
  ['not with its days reversed', { validFrom: '2026-12-02', validUntil: '2026-12-01' }, 'days-reversed'],
  ['not with an address that leads nowhere (O-8-64)', { url: 'javascript:alert(1)' }, 'url-wrong'],
] as const)('news is published %s', (_what, more, refusal) => {
  expect(refusalOf(more as Partial<ToPublish>)).toBe(refusal)
})

test('a draft may be unfinished, and its last day may have passed', () => {
  const texts = [{ language: 'fi', header: 'Joulu', text: '', ready: false }] as const
  expect(checkDraft({ ...finished, texts, validFrom: '2026-01-01', validUntil: '2026-01-02' }).ok).toBe(true)
})

describe('an address', () => {
  test.each(['https://vik.example/leveranser', 'https://sub.vik.example/?a=1&b=2'])('may be %s', (url) =>
    expect(isNewsUrl(url)).toBe(true),
  )
  test.each([
    'http://vik.example/',
    'javascript:alert(1)',
    'https://',
    'https://localhost/',
    'https://user:secret@vik.example/',
    'https://vik.example/ a',
    '//vik.example/',
    'vik.example/leveranser',
    'data:text/html,x',
  ])('may not be %s (O-5-09, O-8-64)', (url) => expect(isNewsUrl(url)).toBe(false))
})

test.each([
  ['draft', '2026-11-01', null, 'draft'],
  ['published', today, null, 'published'],
  ['published', '2026-11-21', null, 'planned'],
  ['published', '2026-11-01', '2026-11-19', 'ended'],
] as const)('a list calls %s from %s until %s %s (O-4-38)', (state, validFrom, validUntil, shown) => {
  expect(shownState({ state, validFrom, validUntil }, today)).toBe(shown)
})
