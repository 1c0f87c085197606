import { expect, test } from 'vitest'
import { adviceOn } from './advice.ts'
import { Advice } from './settings.ts'

const settings = { dataFolder: '/srv/omsorg', port: 3000 }
const failure = (code: string, message = code, path?: string) => Object.assign(new Error(message), { code, path })

test.each([
  [failure('EADDRINUSE', 'listen EADDRINUSE: address already in use'), 'Port 3000 is taken'],
  [failure('EACCES', 'listen EACCES: permission denied 127.0.0.1:80'), 'Port 3000 is not for this account'],
  [failure('ENOSPC', 'ENOSPC: no space left on device, write'), 'The disk is full, so /srv/omsorg'],
  [new Error('initdb failed: could not write: No space left on device'), 'The disk is full'],
  [failure('EROFS', 'EROFS: read-only file system', '/srv/omsorg/log'), '/srv/omsorg/log cannot be written'],
  [failure('ENOENT', 'ENOENT: no such file or directory, mkdir', '/srv/omsorg'), '/srv/omsorg cannot be written'],
  [failure('EACCES', 'EACCES: permission denied, mkdir', '/srv/omsorg'), '/srv/omsorg cannot be written'],
  [new Advice('Only a demo can be reset.'), 'Only a demo can be reset.'],
])('%s is said in one sentence', (cause, sentence) => {
  expect(adviceOn(cause, settings)).toMatch(sentence)
  expect(adviceOn(cause, settings)).not.toContain('\n')
})

test('of what nobody expected nothing is made up', () => {
  expect(adviceOn(new TypeError('x is not a function'), settings)).toBe(null)
})
