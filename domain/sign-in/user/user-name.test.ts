import { expect, test } from 'vitest'
import { userNamePattern } from './user-name.ts'

test.each(['anna', 'åsa.öberg', 'anna-karin_2', 'a+b@vik.example', '7'])('%s is a user name (A-5-21)', (name) =>
  expect(userNamePattern.test(name)).toBe(true),
)

test.each(['', ' ', 'anna karin', 'anna<b>', 'vik\\anna', 'anna/karin', 'anna!'])('%j is none (A-5-21)', (name) =>
  expect(userNamePattern.test(name)).toBe(false),
)
