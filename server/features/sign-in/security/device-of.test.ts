import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

const of = (agent: string | undefined) => deviceOf({ headers: { 'user-agent': agent } })
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0.0.0 Safari/537.36`,
    ['Chrome', 'Windows', 'computer'],
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    ['Microsoft Edge', 'Windows', 'computer'],
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36`,
    ['Chrome', 'Android', 'phone'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    ['Safari', 'iOS', 'tablet'],
  ],
])('a device is known by its words: %s', (agent, [browser, system, kind]) => {
  expect(of(agent)).toEqual({ browser, system, kind })
})

test('who calls itself nothing that is known has no words', () => {
  expect(of(undefined)).toBeNull()
  expect(of('')).toBeNull()
  expect(of('(('.repeat(100_000))).toBeNull()
})
