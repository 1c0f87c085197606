import { expect, test } from 'vitest'
import { compareAreas } from './compare-areas.ts'

const here = (code: string, name: string, active = true) => ({ code, name, active })
const told = (code: string, name: string) => ({ code, name })
const states = (...given: Parameters<typeof compareAreas>) =>
  Object.fromEntries(compareAreas(...given).map(({ code, state }) => [code, state]))

test('an invoice area is as in the ERP, only there, another there, or only here (O-2-101)', () => {
  expect(
    states(
      [here('900', 'Hemvård'), here('901', 'Natt'), here('902', 'Dag')],
      [told('900', 'Hemvård'), told('901', 'Nattpatrull'), told('903', 'Korttid')],
    ),
  ).toEqual({ '900': 'equal', '901': 'changed', '902': 'gone', '903': 'new' })
})

test('one that is out of use comes into use again while the ERP has it, and is left alone where it has not', () => {
  expect(states([here('900', 'Hemvård', false), here('901', 'Natt', false)], [told('900', 'Hemvård')])).toEqual({
    '900': 'changed',
    '901': 'equal',
  })
})

test('of two under one code the later one counts, and they stand by their codes', () => {
  const compared = compareAreas([here('900', 'Hemvård')], [told('950', 'B'), told('900', 'A'), told('900', 'Hemvård')])
  expect(compared.map(({ code, state }) => [code, state])).toEqual([
    ['900', 'equal'],
    ['950', 'new'],
  ])
})
