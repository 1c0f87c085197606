import {
  askPortalCode as contract,
  againSeconds,
  codeSeconds,
} from '@omsorg/contract/sign-in/portal/ask-portal-code.ts'
import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketCodes, marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { handle } from '../../../platform/handle.ts'
import { hashOf, newSecret } from '../token/secrets.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { keyedHash } from './portal-code.ts'
import { askCode } from './portal-codes.sql.ts'
import { sendPortalCodeJob } from './send-portal-code.ts'

/** The same is done for a contact that nobody has: asked, counted, written down, and a job that finds nobody to send to. */
export const askPortalCode = ({ secret }: SignInParts) =>
  handle(contract, async ({ input, exchange, now, tx, jobs }) => {
    const { contact = '', activation } = input
    const challenge = newSecret()
    const isEmail = contact.includes('@')
    const contactKey =
      activation === undefined ? contact.toLowerCase().replaceAll(/[\s()-]/g, '') : `link ${activation}`
    const asked = await askCode(tx, {
      hash: hashOf(challenge),
      email: activation === undefined && isEmail ? contact : null,
      mobiles: activation === undefined && !isEmail ? mobilesIn(contact) : [],
      linkHash: activation === undefined ? null : hashOf(activation),
      contactHash: keyedHash(secret, `contact ${contactKey}`),
      sourceHash: keyedHash(secret, `source ${sourceOf(exchange.sourceAddress)}`),
      now,
      expires: now.add({ seconds: codeSeconds }),
    })
    if (asked.state !== 'asked' || asked.code_id === null) {
      return refuse(asked.state === 'asked' ? 'too-many' : asked.state)
    }
    jobs.add(sendPortalCodeJob, { codeId: asked.code_id }, { jobKey: `portal-code-${asked.code_id}` })
    return agree({ challenge, expires_in: codeSeconds, again_in: againSeconds, sent_to: asked.sent_to })
  })

/** Whoever signs in says no country: a number may be one of several. */
function mobilesIn(written: string): string[] {
  const found = marketCodes.map((code) => storedPhone(written, marketOf(code).country))
  return [...new Set(found.filter((each) => each !== null))]
}
