import { grantableToMachines } from '@omsorg/contract/sign-in/app-registration/grantable.ts'
import { describe, expect, test } from 'vitest'
import { chosenIn, lacksArea, permissionGroups, ticked } from './permission-rows.ts'

const groups = permissionGroups(grantableToMachines)
const rows = groups.flatMap((each) => each.rows)
const row = (subject: string) => {
  const found = rows.find((each) => each.subject === subject)
  if (!found) throw new Error(`no row of ${subject}`)
  return found
}

describe('the permissions that a machine can be given', () => {
  test('each stand in one row and no other', () => {
    const shown = rows.flatMap(({ rights, areas }) => [...rights, ...areas].map(({ name }) => name))
    expect(shown.toSorted()).toEqual([...grantableToMachines].toSorted())
  })

  test('stand in no row that cannot be given anything', () => {
    expect(rows.filter(({ rights }) => rights.length === 0)).toEqual([])
  })

  test('count once, in however many areas', () => {
    const orders = groups.find(({ name }) => name === 'orders')
    expect(orders && chosenIn(orders, ['OrderWrite', 'OrderOstomyWrite', 'OrderCatheterWrite'])).toBe(1)
  })
})

describe('the right to write in areas', () => {
  const order = row('Order')

  test('comes to nothing without an area', () => {
    expect(lacksArea(order, ['OrderWrite'])).toBe(true)
    expect(lacksArea(order, ['OrderWrite', 'OrderOstomyWrite'])).toBe(false)
    expect(lacksArea(row('News'), ['NewsWrite'])).toBe(false)
  })

  test('takes its areas along when it goes, and nothing else', () => {
    const chosen = ['OrderRead', 'OrderWrite', 'OrderOstomyWrite', 'CarePlacePurchaseOstomyWrite']
    expect(ticked(chosen, order, 'OrderWrite', false)).toEqual(['OrderRead', 'CarePlacePurchaseOstomyWrite'])
    expect(ticked(chosen, order, 'OrderRead', false)).toContain('OrderOstomyWrite')
  })
})
