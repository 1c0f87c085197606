import type { Seal } from '@omsorg/database/sealed.ts'
import { clockInWords, dayInWords } from '@omsorg/domain/format/day-in-words.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import type { Mail } from '../../../adapters/mail/port.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { isPermanentFailure, job, type Job } from '../../../platform/jobs/job.ts'
import { activationToSend, markActivationFailed, markActivationSent } from './activations.sql.ts'
import { sendActivationJob } from './new-activation.ts'

export interface PortalAccountWork {
  readonly database: Database
  readonly mail: Mail
  readonly clock: Clock
  readonly seal: Seal
  readonly publicAddress: string
}

/**
 * Mails a link between two transactions, in the language of the market: whoever holds the account has chosen none. It names
 * nobody, for a mail is not confidential; the secret stands behind the #, which no browser sends and no server logs.
 */
export function sendActivation({ database, mail, clock, seal, publicAddress }: PortalAccountWork): Job {
  return job(sendActivationJob, z.object({ linkId: z.int() }), async ({ linkId }, { lastAttempt }) => {
    const link = await database.transaction(null, (tx) => activationToSend(tx, linkId, clock()))
    if (!link) return
    const words = (await loadAllTexts(marketOf(link.market).language)).portalAccounts.mail
    const address = `${publicAddress}/my/activate#activate=${seal.open(link.secret_sealed)}`
    try {
      await mail.send({
        id: `portal-activation-${linkId}`,
        to: link.email,
        subject: words.subject,
        text: words.text({ address, ...endOf(link, clock()) }),
      })
    } catch (error) {
      if (lastAttempt || isPermanentFailure(error)) {
        await database.transaction(null, (tx) => markActivationFailed(tx, linkId, clock()))
      }
      throw error
    }
    const portalAccountId = link.crp_account_id
    await database.transaction(null, (tx) => markActivationSent(tx, { linkId, portalAccountId, now: clock() }))
  })
}

/** The day and the hour at which a link ends, by the clock of the market and in the words of the page behind it. */
function endOf(
  { expires_at, market }: { readonly expires_at: string; readonly market: MarketCode },
  now: Temporal.Instant,
) {
  const { timeZone, language } = marketOf(market)
  const here = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(timeZone)
  const end = here(Temporal.Instant.from(expires_at))
  const [day, today] = [end, here(now)].map((each) => each.toPlainDate().toString())
  const locale = cultureOf(language)
  const { on } = dayInWords(day ?? '', today ?? '', locale)
  return { day: on, time: clockInWords(end.hour, end.minute, locale) }
}
