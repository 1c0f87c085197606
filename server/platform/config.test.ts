import { describe, expect, test } from 'vitest'
import { ConfigurationError } from './config/configuration-error.ts'
import { readConfig } from './config.ts'

const read = (minutes?: string) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/omsorg', OMSORG_IDLE_MINUTES: minutes }).idleMinutes

describe('the minutes that a session may stand idle', () => {
  test.each([
    [undefined, 20],
    ['', 20],
    ['3', 3],
    ['720', 720],
  ])('%j are %i', (given, minutes) => expect(read(given)).toBe(minutes))

  test.each(['2', '0', '-5', '721', '7.5', 'an hour'])('%j stops the start, and is named', (given) => {
    expect(() => read(given)).toThrow(ConfigurationError)
    expect(() => read(given)).toThrow(/OMSORG_IDLE_MINUTES/)
  })
})
