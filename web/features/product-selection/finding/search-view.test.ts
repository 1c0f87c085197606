import { describe, expect, test } from 'vitest'
import { boundsOf, countChosen, inputOf, searchView, toggled, tokenOf, usualView } from './search-view.ts'

describe('the address of a search', () => {
  test('is empty for the usual view', () => {
    expect(searchView.write(usualView)).toBe('')
    expect(searchView.read('')).toEqual(usualView)
  })

  test('reproduces what was looked at', () => {
    const view = {
      ...usualView,
      term: 'komfort åäö',
      mode: 'selected' as const,
      chosen: { size: ['M', '10 × 10'], absorption: ['501..1500'] },
      sort: 'price' as const,
      page: 3,
      item: '410-226',
      replace: 12,
    }
    expect(searchView.read(searchView.write(view))).toEqual(view)
  })

  test('passes over what it cannot read', () => {
    const view = searchView.read('?mode=everything&sort=colour&page=-4&replace=x&colour=red&size=')
    expect(view).toEqual(usualView)
  })
})

describe('an option of a facet', () => {
  test('is turned on and off, and leaves nothing behind', () => {
    const on = toggled({}, 'size', 'M')
    expect(on).toEqual({ size: ['M'] })
    expect(countChosen(toggled(on, 'size', 'L'))).toBe(2)
    expect(toggled(on, 'size', 'M')).toEqual({})
  })

  test('stands in the address by its value, or by its bounds', () => {
    const option = { value: '1', from: 501, to: null }
    expect(tokenOf('choice', option)).toBe('1')
    expect(tokenOf('range', option)).toBe('501..')
  })

  test.each([
    ['501..1500', { from: 501, to: 1500 }],
    ['..500', { from: null, to: 500 }],
    ['3001..', { from: 3001, to: null }],
    ['14.5..20', { from: 14.5, to: 20 }],
    ['M', null],
    ['7,5 × 7,5', null],
    ['..', null],
  ])('%s is read as %j', (token, bounds) => {
    expect(boundsOf(token)).toEqual(bounds)
  })
})

describe('what is asked of the server', () => {
  test('puts each facet where the search expects it', () => {
    const chosen = {
      category: ['12'],
      agreementType: ['1'],
      stockStatus: ['in-stock'],
      latexFree: ['true'],
      size: ['M'],
      absorption: ['501..1500'],
    }
    expect(inputOf({ ...usualView, chosen }, false)).toMatchObject({
      categoryIds: [12],
      agreementTypes: [1],
      stockStatuses: ['in-stock'],
      latexFree: true,
      pvcFree: false,
      filters: [
        { key: 'absorption', values: [], ranges: [{ from: 501, to: 1500 }] },
        { key: 'size', values: ['M'], ranges: [] },
      ],
    })
  })

  test('names no person', () => {
    expect(inputOf(usualView, true)).not.toHaveProperty('careRecipientId')
  })

  test('passes over facets that do not exist', () => {
    expect(inputOf({ ...usualView, chosen: { colour: ['red'] } }, false).filters).toEqual([])
  })
})
