import { readSelectedProducts } from '@omsorg/contract/investigations/investigation/read-selected-products.ts'
import { saveItems } from '@omsorg/contract/investigations/investigation/save-items.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newInvestigation } from '../../../testing/examples/investigations.ts'
import { newItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  colleague = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

const inArea: Record<string, string> = { 'Therapy-Area': 'Incontinence' }

describe('the products of an investigation', () => {
  const keep = (investigationId: number, itemNumbers: string[], headers = inArea) =>
    world.as(nurse).call(saveItems, { input: { investigationId, itemNumbers }, headers })

  test('are kept in place of those before, and read back (O-7-114, O-7-119)', async () => {
    const { investigationId } = await newInvestigation(world, { status: 2 })
    const [one, other] = [await newItem(world), await newItem(world)]
    await keep(investigationId, [one.itemNumber])
    await keep(investigationId, [other.itemNumber])
    const { body } = await world.as(nurse).call(readSelectedProducts, { params: { id: investigationId } })
    expect(body.entities.map(({ itemNumber }) => itemNumber)).toEqual([other.itemNumber])
  })

  test('that two choose in the same moment are all kept, and one that somebody took back meanwhile stays away', async () => {
    const { investigationId } = await newInvestigation(world, { status: 2 })
    const items = await Promise.all(Array.from({ length: 6 }, () => newItem(world)))
    const [before = '', ...chosen] = items.map(({ itemNumber }) => itemNumber)
    await keep(investigationId, [before])
    const change = (itemNumbers: string[], actor = nurse) =>
      world.as(actor).call(saveItems, { input: { investigationId, itemNumbers, former: [before] }, headers: inArea })
    await Promise.all([
      ...chosen.map((each, at) => change([before, each], at % 2 ? colleague : nurse)),
      change([], colleague),
    ])
    const { body } = await world.as(nurse).call(readSelectedProducts, { params: { id: investigationId } })
    expect(body.entities.map(({ itemNumber }) => itemNumber).toSorted()).toEqual(chosen.toSorted())
  })

  test('are of the assortment and of the area', async () => {
    const { investigationId } = await newInvestigation(world)
    const hidden = await newItem(world, { offered: false })
    const ostomy = await newItem(world, { area: 'Catheter' })
    expect((await keep(investigationId, [hidden.itemNumber])).errors).toEqual({ 'itemNumbers[0]': 'IPS001007' })
    expect((await keep(investigationId, [ostomy.itemNumber])).errors).toEqual({ 'itemNumbers[0]': 'CSP001007' })
    expect((await keep(investigationId, [], { 'Therapy-Area': 'Ostomy' })).errors).toEqual({
      investigationId: 'COM001001',
    })
  })
})
