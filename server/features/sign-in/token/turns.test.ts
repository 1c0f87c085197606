import { describe, expect, test } from 'vitest'
import { createTurns, TooManyWaiting, type Waiting } from './turns.ts'

/** Work that is done when the test says so, in the order in which it was let in. */
function hall({ atOnce = 1, strangersAtOnce = 1, mostWaiting = 100 } = {}) {
  const take = createTurns({ atOnce, strangersAtOnce, mostWaiting })
  const inside: { readonly name: string; readonly leave: () => void }[] = []
  const came: string[] = []
  const sentAway: string[] = []
  function enter(name: string, who: Waiting): void {
    take(who, () => {
      came.push(name)
      return new Promise<void>((leave) => void inside.push({ name, leave }))
    }).catch((error: unknown) => {
      if (!(error instanceof TooManyWaiting)) throw error
      sentAway.push(name)
    })
  }
  return {
    came,
    sentAway,
    known: (name: string) => enter(name, { isKnown: true, source: name }),
    stranger: (name: string, source: string) => enter(name, { isKnown: false, source }),
    /** Lets all that are inside leave, until nobody waits. */
    async empty(): Promise<void> {
      await settled()
      while (inside.length > 0) {
        inside.shift()?.leave()
        await settled()
      }
    },
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

describe('turns', () => {
  test('somebody known comes before all strangers that wait', async () => {
    const { came, stranger, known, empty } = hall()
    for (let at = 0; at < 50; at += 1) stranger(`stranger ${at}`, 'flood')
    known('nurse')
    await empty()
    expect(came.slice(0, 3)).toEqual(['stranger 0', 'nurse', 'stranger 1'])
    expect(came).toHaveLength(51)
  })

  test('strangers never take the last place, so that somebody known need not wait', async () => {
    const { came, stranger, known } = hall({ atOnce: 2 })
    for (let at = 0; at < 50; at += 1) stranger(`stranger ${at}`, 'flood')
    known('nurse')
    await settled()
    expect(came).toEqual(['stranger 0', 'nurse'])
  })

  test('strangers take turns by their source', async () => {
    const { came, stranger, empty } = hall()
    for (let at = 0; at < 5; at += 1) stranger(`flood ${at}`, 'flood')
    stranger('one', 'elsewhere')
    stranger('other', 'elsewhere')
    await empty()
    expect(came).toEqual(['flood 0', 'flood 1', 'one', 'flood 2', 'other', 'flood 3', 'flood 4'])
  })

  test('a full queue sends away those of the source that has most, and lets others in', async () => {
    const { came, sentAway, stranger, empty } = hall({ mostWaiting: 3 })
    for (let at = 0; at < 5; at += 1) stranger(`flood ${at}`, 'flood')
    stranger('one', 'elsewhere')
    await empty()
    expect(sentAway).toEqual(['flood 4', 'flood 3'])
    expect(came).toEqual(['flood 0', 'flood 1', 'one', 'flood 2'])
  })

  test('known devices are sent away too when too many of them wait', async () => {
    const { sentAway, known, empty } = hall({ mostWaiting: 2 })
    for (let at = 0; at < 4; at += 1) known(`nurse ${at}`)
    await empty()
    expect(sentAway).toEqual(['nurse 3'])
  })

  test('work that fails gives its place to the next', async () => {
    const take = createTurns({ atOnce: 1, strangersAtOnce: 1, mostWaiting: 1 })
    const who = { isKnown: true, source: 'here' }
    await expect(take(who, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await take(who, async () => 'next')).toBe('next')
  })
})
