import { expect, test } from 'vitest'
import { settingsOf, taskOf } from './settings.ts'

test('nothing given means the demo on port 3000 with the embedded database', () => {
  const settings = settingsOf({})
  expect(settings).toMatchObject({ port: 3000, mode: 'demo', databaseUrl: null, ownerUrl: null })
  expect(settings.dataFolder.endsWith('.data')).toBe(true)
})

test('an empty value counts as none', () => {
  expect(settingsOf({ DATABASE_URL: '', PORT: '', OMSORG_MODE: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('a value that cannot be meant is refused by its name', () => {
  expect(() => settingsOf({ PORT: 'http' })).toThrow('PORT')
  expect(() => settingsOf({ PORT: '70000' })).toThrow('PORT')
  expect(() => settingsOf({ OMSORG_MODE: 'prod' })).toThrow('OMSORG_MODE')
  expect(() => settingsOf({ OMSORG_OWNER_URL: 'postgres://owner@db/omsorg' })).toThrow('DATABASE_URL')
})

test('one option is one task, and an unknown one is refused', () => {
  expect(taskOf([])).toBe('serve')
  expect(taskOf(['--reset-demo'])).toBe('reset-demo')
  expect(() => taskOf(['--dev', '--reset-demo'])).toThrow('one at a time')
  expect(() => taskOf(['--help'])).toThrow('--dev')
})
