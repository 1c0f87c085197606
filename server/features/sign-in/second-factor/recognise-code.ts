import { timingSafeEqual } from 'node:crypto'
import {
  mayGuess,
  secondStepOf,
  sentKinds,
  type FactorKind,
  type SecondStep,
} from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { Transaction } from '../../../platform/database.ts'
import { tallyOfHour, type Challenge } from './challenges.sql.ts'
import { recoveryHash, sentCode } from './codes.ts'
import { appOf, factorFacts, useAppStep, useRecoveryCode } from './factors.sql.ts'
import { addConfirmedApp } from './factor-writes.sql.ts'
import { newAppSecret, stepOfCode } from './totp.ts'

interface Given {
  /** Of somebody who has none, the same is asked and worked out. */
  readonly challenge: Challenge | undefined
  readonly code: string
  readonly now: Temporal.Instant
}

export interface CodeParts {
  readonly secret: string
  readonly factorSeal: Seal
}

export interface Recognised {
  readonly kind: FactorKind
  /** The code was the first one of an app that counts from now on. */
  readonly added: boolean
}

const nobody = 0
const noStep: SecondStep = { kinds: [], enrolling: false }
const noAppSecret = newAppSecret()
const noChallengeId = '00000000-0000-0000-0000-000000000000'

/**
 * By which way a code is right, and uses it up; null when it is not. Whatever is wrong, the same statements are asked and the
 * same codes are worked out, so that the time tells nothing.
 */
export async function recogniseCode(
  tx: Transaction,
  { secret, factorSeal }: CodeParts,
  { challenge, code, now }: Given,
): Promise<Recognised | null> {
  const userId = challenge?.user_id ?? nobody
  const [facts, tally, app] = await Promise.all([
    factorFacts(tx, userId),
    tallyOfHour(tx, userId, challenge?.known_device ?? false, now),
    appOf(tx, userId, 'confirmed', now),
  ])
  const guessing = challenge !== undefined && mayGuess(tally.wrong, challenge.known_device)
  const step = (guessing && facts && secondStepOf(facts)) || noStep
  const digits = code.replaceAll(/[\s-]/g, '')

  const bySent = sentKinds.filter((kind) => {
    const sentAt = kind === 'sms' ? challenge?.sms_sent_at : challenge?.email_sent_at
    const fits = isSame(digits, sentCode(secret, challenge?.id ?? noChallengeId, kind))
    return fits && Boolean(sentAt) && step.kinds.includes(kind)
  })
  const sealedApp = step.enrolling ? challenge?.app_secret : app?.secret
  const appStep = stepOfCode(sealedApp ? factorSeal.open(sealedApp) : noAppSecret, digits, now)
  const byApp = sealedApp !== null && sealedApp !== undefined && appStep !== null

  if (step.kinds.includes('totp') && app && byApp && (await useAppStep(tx, app, appStep, now))) {
    return { kind: 'totp', added: false }
  }
  if (step.enrolling && byApp && (await addConfirmedApp(tx, userId, sealedApp, appStep, now))) {
    return { kind: 'totp', added: true }
  }
  const [sent] = bySent
  if (sent) return { kind: sent, added: false }
  const codeOwner = step.kinds.includes('recovery') ? userId : nobody
  const recovers = await useRecoveryCode(tx, codeOwner, recoveryHash(secret, code), now)
  return recovers ? { kind: 'recovery', added: false } : null
}

function isSame(given: string, code: string): boolean {
  const [one, other] = [given, code].map((each) => Buffer.from(each.padEnd(8).slice(0, 8)))
  return one !== undefined && other !== undefined && one.length === other.length && timingSafeEqual(one, other)
}
