import { expect, test } from 'vitest'
import { hashPassword, passwordFits } from './passwords.ts'

const somebody = { isKnown: true, source: 'here' }

test('the password of somebody unknown is looked at for as long as that of somebody known', async () => {
  const stored = await hashPassword('Lugn-Tall7-ekar')
  const once = async (hash: string | null) => {
    const began = performance.now()
    expect(await passwordFits(hash, 'Wrong-Horse-7!', somebody)).toBe(false)
    return performance.now() - began
  }
  const times = { unknown: [] as number[], known: [] as number[] }
  for (let each = 0; each < 7; each += 1) {
    times.unknown.push(await once(null))
    times.known.push(await once(stored))
  }
  // The fastest of each, by which the machine has done nothing else: one that looks at nothing takes a hundredth.
  expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 2)
})
