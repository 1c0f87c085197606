import { saveCustomArticleNumber } from '@omsorg/contract/products/own/save-custom-article-number.ts'
import { saveRanking } from '@omsorg/contract/products/own/save-ranking.ts'
import { readProductByItemNumber } from '@omsorg/contract/products/product/read-product-by-item-number.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

const pad = '101100'
let world: World
let keeper: SignedIn
beforeAll(async () => {
  world = await openWorld()
  keeper = await world.signIn(world.people.keeper)
})
beforeEach(() => world.owner.query('truncate omsorg.product_ranking, omsorg.custom_article_number'))
afterAll(() => world.close())

const other = () => {
  const found = Object.values(world.home.products).find(({ itemNumber }) => itemNumber !== pad)
  if (!found) throw new Error('the world has one product')
  return found.itemNumber
}
const rank = (given: { rank: number | null; readRank: number | null }, more = {}) =>
  world.as(keeper).call(saveRanking, {
    input: { clientId: world.home.client.id, therapyArea: 'Incontinence', itemNumber: pad, ...given, ...more },
  })
const number = (given: { customNumber: string | null; readCustomNumber: string | null }, itemNumber = pad) =>
  world.as(keeper).call(saveCustomArticleNumber, { input: { clientId: world.home.client.id, itemNumber, ...given } })
const shown = async (who = keeper) =>
  (await world.as(who).call(readProductByItemNumber, { params: { itemNumber: pad }, query: {} })).body

describe('the ranking of a client (O-6-02)', () => {
  test('is what its users are shown, until the product is taken out of it', async () => {
    expect((await rank({ rank: 3, readRank: null })).status).toBe(200)
    expect((await shown()).rank).toBe(3)
    await rank({ rank: 1, readRank: 3 })
    expect((await shown()).rank).toBe(1)
    await rank({ rank: null, readRank: 1 })
    expect((await shown()).rank).toBeNull()
  })

  test('of two who change it at once one is told what stands there now', async () => {
    await rank({ rank: 3, readRank: null })
    const answers = await Promise.all([rank({ rank: 1, readRank: 3 }), rank({ rank: 2, readRank: 3 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stale = answers.find(({ status }) => status === 409)
    expect(stale?.body).toMatchObject({ refusal: 'stale', detail: { now: (await shown()).rank } })
  })

  test('sent twice is done once', async () => {
    const answers = [await rank({ rank: 3, readRank: null }), await rank({ rank: 3, readRank: null })]
    expect(answers.map(({ body }) => body.rank)).toEqual([3, 3])
  })

  test('is refused for another area, an unknown item and a client that has it switched off', async () => {
    expect((await rank({ rank: 1, readRank: null }, { therapyArea: 'Ostomy' })).body).toMatchObject({
      refusal: 'item-not-found',
    })
    expect((await rank({ rank: 1, readRank: null }, { itemNumber: 'nothing' })).body).toMatchObject({
      refusal: 'item-not-found',
    })
    const off = (value: boolean) =>
      world.owner.query('update omsorg.product_setting set ranking_enabled = $2 where client_id = $1', [
        world.home.client.id,
        value,
      ])
    await off(false)
    expect((await rank({ rank: 1, readRank: null })).body).toMatchObject({ refusal: 'switched-off' })
    await off(true)
  })

  test('is no business of another client, nor of whoever does not keep it', async () => {
    const foreign = await rank({ rank: 1, readRank: null }, { clientId: world.neighbour.client.id })
    expect(foreign.body).toMatchObject({ refusal: 'client-not-found' })
    const nurse = await world.signIn(world.people.sisterNurse)
    const answer = await world.as(nurse).call(saveRanking, {
      input: { clientId: world.home.client.id, therapyArea: 'Incontinence', itemNumber: pad, rank: 1, readRank: null },
    })
    expect(answer.status).toBe(403)
    expect((await shown()).rank).toBeNull()
  })
})

describe('the own article number (O-6-03)', () => {
  test('is shown with the product, changed and taken away', async () => {
    await number({ customNumber: 'FJ-77', readCustomNumber: null })
    expect((await shown()).customArticleNumber).toBe('FJ-77')
    await number({ customNumber: 'FJ-78', readCustomNumber: 'FJ-77' })
    expect((await shown()).customArticleNumber).toBe('FJ-78')
    await number({ customNumber: null, readCustomNumber: 'FJ-78' })
    expect((await shown()).customArticleNumber).toBeNull()
  })

  test('belongs to one product of the client, also when two are given it at once', async () => {
    const answers = await Promise.all(
      [pad, other()].map((item) => number({ customNumber: 'FJ-1', readCustomNumber: null }, item)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      refusal: 'number-taken',
      detail: { itemNumber: expect.stringMatching(/^101/) },
    })
  })

  test('that somebody else has changed meanwhile is not overwritten unseen', async () => {
    await number({ customNumber: 'FJ-1', readCustomNumber: null })
    const late = await number({ customNumber: 'FJ-2', readCustomNumber: null })
    expect(late.body).toMatchObject({ refusal: 'stale', detail: { now: 'FJ-1' } })
    expect((await number({ customNumber: 'FJ-1', readCustomNumber: null })).status).toBe(200)
  })
})
