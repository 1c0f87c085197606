import { describe, expect, test } from 'vitest'
import { addressView, day, flag, id, ids, oneOf, oneOrNone, page, someOf, text } from './address-view.ts'

const view = addressView({
  term: text,
  page,
  sort: oneOf(['urgent', 'name']),
  kind: oneOrNone(['pads', 'bags']),
  areas: someOf(['ostomy', 'wound']),
  from: day,
  product: id,
  rows: ids,
  closed: flag,
})
const beginning = view.read('')

describe('the view of an address', () => {
  test('begins with nothing written', () => {
    expect(beginning).toEqual({
      term: '',
      page: 1,
      sort: 'urgent',
      kind: null,
      areas: [],
      from: '',
      product: null,
      rows: [],
      closed: false,
    })
    expect(view.write(beginning)).toBe('')
  })
  test('comes back as it was written', () => {
    const asked = {
      term: 'å & b',
      page: 3,
      sort: 'name',
      kind: 'bags',
      areas: ['ostomy', 'wound'],
      from: '2026-02-01',
      product: 7,
      rows: [2, 9],
      closed: true,
    } as const
    expect(view.read(view.write(asked))).toEqual(asked)
    expect(view.write(asked)).toContain('areas=ostomy.wound')
  })
  test('leaves out what nobody can read', () => {
    const query =
      '?page=0&sort=age&kind=x&areas=wound&areas=y&from=2026-02-30&product=-1&rows=1,x,1&closed=maybe&else=1'
    expect(view.read(query)).toEqual({ ...beginning, areas: ['wound'], rows: [1] })
  })
})
