import { expect, test } from 'vitest'
import { createLeaving } from './leaving.ts'

function leavingWith(...answers: readonly boolean[]) {
  const leaving = createLeaving()
  const done: string[] = []
  const goAway = answers.map((answer, at) =>
    leaving.askBefore(async () => {
      done.push(`asked ${at}`)
      return answer
    }),
  )
  return { leaving, done, goAway, leave: () => leaving.to(() => done.push('left')) }
}

test('with nothing filled in nobody is asked', async () => {
  const { leave, done } = leavingWith()
  await leave()
  expect(done).toEqual(['left'])
})

test('each page that holds something is asked, and one that stays is enough (A-4.9-01)', async () => {
  const { leave, done } = leavingWith(true, false, true)
  await leave()
  expect(done).toEqual(['asked 0', 'asked 1'])
})

test('a page that is closed is not asked any more', async () => {
  const { leave, done, goAway } = leavingWith(false)
  goAway[0]?.()
  await leave()
  expect(done).toEqual(['left'])
})

test('a page that is drawn anew while it asks is asked once', async () => {
  const leaving = createLeaving()
  let asked = 0
  function put(): () => void {
    const goAway = leaving.askBefore(async () => {
      asked += 1
      goAway()
      if (asked < 3) put()
      return true
    })
    return goAway
  }
  put()
  await leaving.to(() => null)
  expect(asked).toBe(1)
})

test('what has been agreed to is not asked for again on its way, also when it fails', async () => {
  const { leaving } = leavingWith(true)
  await expect(
    leaving.to(async () => {
      expect(leaving.isUnderWay()).toBe(true)
      throw new Error('no line')
    }),
  ).rejects.toThrow('no line')
  expect(leaving.isUnderWay()).toBe(false)
})
