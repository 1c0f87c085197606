import { afterEach, expect, test, vi } from 'vitest'
import { askEarly, askedEarly, permitted } from './asked-early.ts'

const address = '/api/Guide/CareRecipient/7'
const request = (token: string) => ({ method: 'GET', headers: { Authorization: `Bearer ${token}` } })

afterEach(() => vi.unstubAllGlobals())

test('what was asked for early answers the same request, once', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  askEarly(address, request('a'))
  expect(await askedEarly(address, request('a'))).toBeInstanceOf(Response)
  expect(askedEarly(address, request('a'))).toBe(null)
})

test('it answers nobody else, and nothing else', () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  askEarly(address, request('a'))
  expect(askedEarly(address, request('b'))).toBe(null)
  expect(askedEarly(`${address}/Draft`, request('a'))).toBe(null)
})

test('one that did not come fails where it is needed, and nowhere else', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')))
  askEarly(address, request('c'))
  await expect(askedEarly(address, request('c'))).rejects.toThrow('no line')
})

test('what somebody may not have answered is not asked before the page is there', () => {
  const questions = [{ of: 'person' }, { of: 'products', needs: ['ProductPrescriptionRead', 'OrderRead'] }]
  const asked = (permissions: readonly string[]) => permitted(questions, permissions).map((each) => each.of)
  expect(asked(['CRPAccountRead'])).toEqual(['person'])
  expect(asked(['OrderRead'])).toEqual(['person', 'products'])
})
