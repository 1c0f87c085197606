import { changeOwnContact as contract } from '@omsorg/contract/portal/me/change-own-contact.ts'
import { againSeconds, codeSeconds } from '@omsorg/contract/sign-in/portal/ask-portal-code.ts'
import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holderOf } from '../../../platform/actor.ts'
import { insertContactChange } from './contact.sql.ts'
import { readMeOf } from './me.sql.ts'
import { sendContactCodeJob } from './send-contact-code.ts'

/** The answer is the same when the new contact is somebody else's: nobody is told who has an account. */
export const changeOwnContact = handle(contract, async ({ input, actor, now, today, tx, jobs }) => {
  const { accountId } = holderOf(actor)
  const mobile = input.mobile === undefined ? null : storedPhone(input.mobile, marketOf(actor.market).country)
  if (input.mobile !== undefined && mobile === null) return refuse('phone-not-valid', { at: 'mobile' })
  const email = input.email ?? null
  const me = await readMeOf(tx, today)
  if (!me) return notFound()
  if (email === null ? mobile === me.mobile : email.toLowerCase() === me.email.toLowerCase())
    return refuse('same-as-before', { at: email === null ? 'mobile' : 'email' })
  const expires = now.add({ seconds: codeSeconds })
  const changeId = await insertContactChange(tx, { accountId, email, mobile, now, expires })
  jobs.add(sendContactCodeJob, { changeId }, { jobKey: `portal-contact-${changeId}` })
  return agree({ changeId, to: email ?? mobile ?? '', codeSeconds, againSeconds })
})
