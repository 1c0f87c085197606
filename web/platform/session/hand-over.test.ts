import { expect, test } from 'vitest'
import { type HandOverChannel, type HandOverMessage, askForSession, handOver } from './hand-over.ts'

const pair = { access: 'access', refresh: 'refresh', expiresAt: 1, idleSeconds: 1200 }
type Hear = (message: HandOverMessage) => void

/** Channels of one browser: each hears what the others post. */
function browser() {
  const tabs: Hear[][] = []
  const posted: HandOverMessage[] = []
  const tab = (): HandOverChannel => {
    const own: Hear[] = []
    tabs.push(own)
    return {
      tell: (message) => {
        posted.push(message)
        for (const heard of tabs) if (heard !== own) for (const hear of heard) hear(message)
      },
      listen: (hear) => void own.push(hear),
    }
  }
  return { tab, posted }
}

const never = new Promise<void>(() => {})

test('a new tab has the session of a tab that is signed in', async () => {
  const { tab } = browser()
  handOver(tab(), () => pair)
  expect(await askForSession(tab(), { nonce: 'one', patience: never })).toEqual(pair)
})

test('nobody answers who is not signed in', async () => {
  const { tab, posted } = browser()
  handOver(tab(), () => null)
  expect(await askForSession(tab(), { nonce: 'one', patience: Promise.resolve() })).toBeNull()
  expect(posted.map(({ kind }) => kind)).toEqual(['who-is-signed-in'])
})

test('an answer to another question is not taken', async () => {
  const { tab } = browser()
  const asking = tab()
  const waiting = askForSession(asking, { nonce: 'one', patience: Promise.resolve() })
  tab().tell({ kind: 'signed-in', nonce: 'other', pair })
  expect(await waiting).toBeNull()
})
