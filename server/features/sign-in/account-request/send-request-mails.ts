import { idEndingOf } from '@omsorg/domain/sign-in/account-request/unit-code.ts'
import {
  confirmLinkDays,
  keptDecidedDays,
  keptOpenDays,
} from '@omsorg/domain/sign-in/account-request/request-limits.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import { isPermanentFailure, job, type Job } from '../../../platform/jobs/job.ts'
import type { SignInWork } from '../notice/send-owner-notice.ts'
import {
  removeAccountRequestsJob,
  sendRequestLinkJob,
  sendRequestRefusalJob,
  tellAdministratorJob,
} from './account-request-jobs.ts'
import {
  forgetReason,
  forgetRequestSecret,
  hasAccount,
  placeRequest,
  readAdministratorToTell,
  readRefusalToSend,
  readRequestToConfirm,
  removeOldAccountRequests,
  removeRequest,
} from './request-mails.sql.ts'
import { openRequestWords } from './request-words.ts'

const ofRequest = z.object({ requestId: z.int() })

/**
 * Finds out which of ours a request means, and mails its link. Whoever has an account already is told so instead: only the
 * owner of the address reads it.
 */
export function sendRequestLink({ database, mail, seal, publicAddress }: SignInWork): Job {
  return job(sendRequestLinkJob, ofRequest, async ({ requestId }, { lastAttempt }) => {
    const request = await database.transaction(null, async (tx) => {
      const found = await readRequestToConfirm(tx, requestId)
      if (!found) return null
      const { email, organisation, workPlace, unitCode } = openRequestWords(seal, found.sealed)
      await placeRequest(tx, requestId, { organisation, workPlace, idEnding: idEndingOf(unitCode) })
      return { ...found, email, isKnown: await hasAccount(tx, email) }
    })
    if (!request) return
    const { language, email, isKnown } = request
    const words = (await loadAllTexts(language)).accountRequestMails
    const secret = seal.open(request.secret_sealed)
    const settle = () =>
      database.transaction(null, (tx) => (isKnown ? removeRequest : forgetRequestSecret)(tx, requestId))
    const letter = isKnown
      ? { subject: words.known.subject, text: words.known.text({ address: `${publicAddress}/login` }) }
      : {
          subject: words.confirm.subject,
          text: words.confirm.text({
            address: `${publicAddress}/AccountRequest#confirm=${secret}`,
            count: confirmLinkDays,
          }),
        }
    try {
      await mail.send({ id: `account-request-${requestId}`, to: email, ...letter })
    } catch (error) {
      if (lastAttempt || isPermanentFailure(error)) await settle()
      throw error
    }
    await settle()
  })
}

/** Says that somebody waits, and not who: a mail is not confidential. */
export function tellAdministrator({ database, mail, publicAddress }: SignInWork): Job {
  return job(tellAdministratorJob, ofRequest.extend({ userId: z.int() }), async ({ requestId, userId }) => {
    const told = await database.transaction(null, (tx) => readAdministratorToTell(tx, { requestId, userId }))
    if (!told) return
    const words = (await loadAllTexts(told.language)).accountRequestMails.waiting
    await mail.send({
      id: `account-request-${requestId}-told-${userId}`,
      to: told.email,
      subject: words.subject,
      text: words.text({ address: `${publicAddress}/GuideAdministration/AccountRequests` }),
    })
  })
}

export function sendRequestRefusal({ database, mail, seal }: SignInWork): Job {
  return job(sendRequestRefusalJob, ofRequest, async ({ requestId }, { lastAttempt }) => {
    const refusal = await database.transaction(null, (tx) => readRefusalToSend(tx, requestId))
    if (!refusal) return
    const words = (await loadAllTexts(refusal.language)).accountRequestMails.refused
    const forget = () => database.transaction(null, (tx) => forgetReason(tx, requestId))
    try {
      await mail.send({
        id: `account-request-${requestId}-refused`,
        to: openRequestWords(seal, refusal.sealed).email,
        subject: words.subject,
        text: words.text({ reason: seal.open(refusal.reason_sealed) }),
      })
    } catch (error) {
      if (lastAttempt || isPermanentFailure(error)) await forget()
      throw error
    }
    await forget()
  })
}

export function removeAccountRequests({ database, clock }: SignInWork): Job {
  return job(removeAccountRequestsJob, z.unknown(), async () => {
    const before = (days: number) => clock().subtract({ hours: 24 * days })
    await database.transaction(null, (tx) =>
      removeOldAccountRequests(tx, {
        confirmBefore: before(confirmLinkDays),
        openBefore: before(keptOpenDays),
        decidedBefore: before(keptDecidedDays),
      }),
    )
  })
}
