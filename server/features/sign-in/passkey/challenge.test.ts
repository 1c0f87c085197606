import { expect, test } from 'vitest'
import { challengeEnds, newChallenge, type ChallengeOf } from './challenge.ts'

const now = Temporal.Instant.from('2026-11-20T08:00:00Z')
const of: ChallengeOf = { secret: 'secret', about: 'show', binder: 'browser' }

test('a challenge counts for five minutes, for what and to whom it was given', () => {
  const challenge = newChallenge(of, now)
  expect(challengeEnds(challenge, of, now.add({ seconds: 299 }))).toEqual(now.add({ minutes: 5 }))
  expect(challengeEnds(challenge, of, now.add({ minutes: 5 }))).toBeNull()
  expect(challengeEnds(challenge, { ...of, binder: 'another' }, now)).toBeNull()
  expect(challengeEnds(challenge, { ...of, about: 'make 7' }, now)).toBeNull()
  expect(challengeEnds(challenge, { ...of, secret: 'another' }, now)).toBeNull()
})

test('nobody moves its end or makes one up', () => {
  const bytes = Buffer.from(newChallenge(of, now), 'base64url')
  bytes[20] = 255
  expect(challengeEnds(bytes.toString('base64url'), of, now)).toBeNull()
  expect(challengeEnds('', of, now)).toBeNull()
  expect(newChallenge(of, now)).not.toBe(newChallenge(of, now))
})
