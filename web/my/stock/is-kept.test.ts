import { expect, test } from 'vitest'
import type { Letter, Waiting } from '../offline/outbox.ts'
import { isKept } from './is-kept.ts'

const count = (key: string): Letter => ({ key, kind: 'count', careRecipientId: 12, body: {} })

test('a count is said to be kept while it waits and when it was taken, never when it was refused or taken away', () => {
  const waiting: Waiting = {
    letters: [count('waits'), count('refused')],
    refused: new Map([['refused', 'switched-off']]),
    details: new Map(),
    sending: false,
    taken: [{ letter: count('taken'), hasWaited: false, at: 1 }],
  }
  const keys = ['waits', 'taken', 'refused', 'taken-away']
  expect(keys.filter((key) => isKept(key, waiting))).toEqual(['waits', 'taken'])
})
