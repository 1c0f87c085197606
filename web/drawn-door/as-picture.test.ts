import { expect, test } from 'vitest'
import { asPicture, titled } from './as-picture.ts'

const field = '<input class="a" name="username" autoComplete="username" type="password" value=""/>'

test('a drawn page has nothing that can be filled in, by hand or by a password manager', () => {
  expect(asPicture(field)).toBe('<input readonly class="a" value=""/>')
  expect(asPicture('<select><option>Svenska</option></select>')).toMatch(/^<select disabled>/)
})

test('a drawn page greets by the hour', () => {
  expect(titled('<h1 tabindex="-1">God kväll</h1><p>Logga in</p>', 'God morgon')).toBe(
    '<h1 tabindex="-1">God morgon</h1><p>Logga in</p>',
  )
})
