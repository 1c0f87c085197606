import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('one after the other has a turn, one may wait, and further ones are sent away', async () => {
  const turns = createTurns(1)
  const first = await turns.take()
  let had = 'nothing'
  const second = turns.take().then((end) => {
    had = 'a turn'
    return end
  })
  expect(await turns.take()).toBeNull()
  expect(had).toBe('nothing')

  first?.()
  const end = await second
  expect(had).toBe('a turn')
  const third = turns.take()
  end?.()
  expect(await third).toBeTypeOf('function')
})

test('a turn that has ended leaves room', async () => {
  const turns = createTurns(0)
  for (const _ of [1, 2, 3]) {
    const end = await turns.take()
    expect(await turns.take()).toBeNull()
    end?.()
  }
})
