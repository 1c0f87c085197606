import { requestResetByPath } from '@omsorg/contract/sign-in/password/request-reset-by-path.ts'
import { requestReset } from '@omsorg/contract/sign-in/password/request-reset.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { userNameExists } from '@omsorg/contract/sign-in/user/user-name-exists.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWhole, sized } from '../../../testing/scale/size.ts'
import { nobody, openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { mailsAreSent } from '../testing/mails.ts'

let world: World
let administrator: SignedIn
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const samples = sized(30, 2000)
/** How well the times tell one from the other: 0.5 is not at all, 1 always. Few samples scatter by 0.08, the whole by 0.01. */
const bound = isWhole ? 0.55 : 0.85

interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** The same question about somebody there is, and about nobody. */
interface Question {
  readonly ask: (about: string) => Promise<Answer>
  readonly known: string
  readonly unknown: string
}

const signIn = (username: string) =>
  world.as(nobody()).call(issueToken, {
    input: { grant_type: 'password', username, password: 'Wrong-Horse-7!', client_id: 'web' },
  })

const questions: Readonly<Record<string, () => Question>> = {
  'a wrong password': () => ({ ask: signIn, known: 'nurse', unknown: 'nobod' }),
  'a code of the second step': () => ({
    ask: (username) =>
      world.as(nobody()).call(issueToken, { input: { grant_type: '2fa', username, code: '123456', client_id: 'web' } }),
    known: 'owes.second.factor',
    unknown: 'owes.second.nobody',
  }),
  'a forgotten password': () => ({
    ask: (email) => world.as(nobody()).call(requestReset, { input: { email } }),
    known: 'told.apart@region.example',
    unknown: 'told.aport@region.example',
  }),
  'a forgotten password, asked for by the path': () => ({
    ask: (email) => world.as(nobody()).call(requestResetByPath, { params: { email } }),
    known: 'told.apart@region.example',
    unknown: 'told.aport@region.example',
  }),
  'whether a name is taken, of the own client and of another': () => ({
    ask: (username) => world.as(administrator).call(userNameExists, { query: { username } }),
    known: 'nurse',
    unknown: 'stranger',
  }),
}

describe('who has an account is told neither by the bytes of an answer nor by its time:', () => {
  test.each(Object.entries(questions))('%s', { timeout: sized(30_000, 1_800_000) }, async (_what, questionOf) => {
    await world.owner.query(
      `update omsorg.user_account set email = 'told.apart@region.example' where user_name = 'nurse'`,
    )
    administrator = await world.signIn(world.people.colleague)
    const { ask, known, unknown } = questionOf()
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const answers = new Set<string>()
    for (const [at, isKnown] of shuffled(samples).entries()) {
      if (at % 8 === 0) await forgetTries()
      const began = performance.now()
      const answer = await ask(isKnown ? known : unknown)
      times[isKnown ? 'known' : 'unknown'].push(performance.now() - began)
      answers.add(bytesOf(answer))
    }
    expect([...answers]).toHaveLength(1)
    const told = toldApart(times.known, times.unknown)
    if (isWhole) console.info(`${_what}: ${told.toFixed(3)} of ${samples} samples each`)
    expect(told).toBeLessThan(bound)
  })
})

/** What was tried and asked before counts no longer, so that each answer is that to a first try. */
async function forgetTries(): Promise<void> {
  await mailsAreSent(world)
  await world.owner.query('truncate omsorg.sign_in_attempt, omsorg.budget_use, omsorg.source_budget_use')
}

/** All that an answer says, but the moment and the name of the call, which are never the same. */
function bytesOf({ status, text, headers }: Answer): string {
  const said = [...headers].filter(([name]) => !['date'].includes(name))
  return JSON.stringify([status, text, said])
}

/** As many of each kind, in no order that one of them could gain by. */
function shuffled(count: number): readonly boolean[] {
  return Array.from({ length: count * 2 }, (_, at) => ({ isKnown: at < count, by: Math.random() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ isKnown }) => isKnown)
}

/** The area under the curve: how often one of them takes longer than one of the others. */
function toldApart(ones: readonly number[], others: readonly number[]): number {
  const ranked = [
    ...ones.map((time) => ({ time, one: true })),
    ...others.map((time) => ({ time, one: false })),
  ].toSorted((left, right) => left.time - right.time)
  const sumOfRanks = ranked.reduce((sum, { one }, at) => (one ? sum + at + 1 : sum), 0)
  const area = (sumOfRanks - (ones.length * (ones.length + 1)) / 2) / (ones.length * others.length)
  return Math.max(area, 1 - area)
}
